import { foldText } from '../formats/fold-text.ts';

/** Why a tag was not taken. */
export type TagRefusal = 'blank' | 'known' | 'full' | 'long';

export interface TagLimits {
  readonly maxTags: number;
  readonly maxLength: number;
}

/** Commas of both scripts, and what a spreadsheet puts between its cells. */
const separators = /[,،;؛\n\t]/u;

/** The tags in what was typed or pasted, trimmed, none of them blank. */
export function splitTags(text: string): readonly string[] {
  return text
    .split(separators)
    .map((tag) => tag.trim().replaceAll(/\s+/gu, ' '))
    .filter((tag) => tag !== '');
}

export interface AddedTags {
  readonly tags: readonly string[];
  /** Of the last one that was not taken. */
  readonly refusal: TagRefusal | null;
}

/** Adds what is typed to the tags. Two that differ in hamza, ta marbuta or capitals are the same. */
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
