import type { ReactNode } from 'react';

import { matchText } from '../formats/fold-text.ts';

export interface ComboboxItem {
  readonly id: string;
  /** Plain text: the field shows it once chosen. */
  readonly label: string;
  /** Quiet words after the label. */
  readonly detail?: string;
  /** More words that find it: the name in the other language, other spellings. */
  readonly keywords?: readonly string[];
  readonly icon?: ReactNode;
}

/** Returns the items that match the typed text, best first; all of them for an empty text. */
export function findItems(items: readonly ComboboxItem[], typed: string): readonly ComboboxItem[] {
  if (typed === '') return items;
  return items
    .map((item) => ({ item, rank: matchText(typed, [item.label, ...(item.keywords ?? [])]) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ item }) => item);
}
