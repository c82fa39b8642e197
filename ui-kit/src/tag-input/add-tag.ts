import { foldText } from '../formats/fold-text.ts';

/** Why a tag was refused. */
export type TagRefusal = 'blank' | 'known' | 'full' | 'long';

export interface TagLimits {
  readonly maxTags: number;
  readonly maxLength: number;
}

/** Commas of both scripts, and the separators of spreadsheet cells. */
const separators = /[,،;؛\n\t]/u;

/** Returns the tags in a typed or pasted text, trimmed, without blank ones. */
export function splitTags(text: string): readonly string[] {
  return text
    .split(separators)
    .map((tag) => tag.trim().replaceAll(/\s+/gu, ' '))
    .filter((tag) => tag !== '');
}

export interface AddedTags {
  readonly tags: readonly string[];
  /** Why the last refused tag was refused; null when all were accepted. */
  readonly refusal: TagRefusal | null;
}

/** Adds typed tags. Tags that differ only in hamza, ta marbuta or capitals count as equal. */
export function addTags(
  tags: readonly string[],
  typed: string,
  { maxTags, maxLength }: TagLimits,
): AddedTags {
  const added = splitTags(typed);
  if (added.length === 0) return { tags, refusal: 'blank' };
  const all = [...tags];
  let refusal: TagRefusal | null = null;
  for (const tag of added) {
    if (all.some((known) => foldText(known) === foldText(tag))) refusal = 'known';
    else if (tag.length > maxLength) refusal = 'long';
    else if (all.length >= maxTags) refusal = 'full';
    else all.push(tag);
  }
  return { tags: all, refusal };
}
