import { namesOf } from '../../forms/names-of.ts';
import type { WrittenContent } from './request-content.ts';

/** Returns the parts in which two versions of a request differ, in the order in which it is sent. */
export function differingParts(
  mine: WrittenContent,
  saved: WrittenContent,
): readonly (keyof WrittenContent)[] {
  return namesOf(mine).filter((part) => JSON.stringify(mine[part]) !== JSON.stringify(saved[part]));
}
