import type { ReadPart } from '../../../forms/version-to-change.ts';
import type { TreeEntry } from './tree-entry.ts';

/** What a form changes of a trade or a service. */
export interface EntryPart {
  readonly ar: string;
  readonly en: string;
  /** The trade whose drawing it has; empty for a service, which has none of its own. */
  readonly icon: string;
  /** Always false for a trade. */
  readonly isHidden: boolean;
}

/** Returns what a form shows of an entry, with the version that it is. */
export function partOf(entry: TreeEntry): ReadPart<EntryPart> {
  const { version, name } = entry;
  const icon = 'icon' in entry ? entry.icon : '';
  const isHidden = 'isHidden' in entry && entry.isHidden;
  return { version, part: { ar: name.ar, en: name.en, icon, isHidden } };
}

/** The fields of the form, in its order. */
const fields = ['ar', 'en', 'icon', 'isHidden'] as const satisfies readonly (keyof EntryPart)[];

/** Returns in which fields what was typed differs from what is saved. */
export function entryDifferences(
  mine: EntryPart,
  saved: EntryPart,
): readonly (typeof fields)[number][] {
  return fields.filter((field) => mine[field] !== saved[field]);
}
