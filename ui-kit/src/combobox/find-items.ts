import type { ReactNode } from 'react';

import { foldText, matchForm, matchText } from '../formats/fold-text.ts';

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

/** From this share of equal letter pairs on, a name is close to what was typed. */
const leastAlike = 0.4;
const mostNear = 6;

/**
 * Returns the items that match the typed text, best first; all of them for an empty text. When none has it as it is
 * typed, those that have its words in another form.
 */
export function findItems<Item extends ComboboxItem>(
  items: readonly Item[],
  typed: string,
): readonly Item[] {
  if (typed === '') return items;
  const found = items
    .map((item) => ({ item, rank: matchText(typed, textsOf(item)) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ item }) => item);
  return found.length > 0 ? found : items.filter((item) => matchForm(typed, textsOf(item)));
}

function textsOf({ label, keywords = [] }: ComboboxItem): readonly string[] {
  return [label, ...keywords];
}

/** Returns the one item whose label is the typed text, in any spelling; `null` for none or several. */
export function exactItem<Item extends ComboboxItem>(
  items: readonly Item[],
  typed: string,
): Item | null {
  const folded = foldText(typed);
  const [first, ...others] = items.filter(({ label }) => foldText(label) === folded);
  return first !== undefined && others.length === 0 ? first : null;
}

/** Returns up to six items whose names are spelled almost as the typed text, best first. */
export function nearItems<Item extends ComboboxItem>(
  items: readonly Item[],
  typed: string,
): readonly Item[] {
  const wanted = pairsOf(foldText(typed));
  return items
    .map((item) => {
      const names = textsOf(item).map(foldText);
      const words = names.concat(names.flatMap((name) => name.split(' ')));
      return { item, share: Math.max(...words.map((word) => shareOf(wanted, pairsOf(word)))) };
    })
    .filter(({ share }) => share >= leastAlike)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, mostNear)
    .map(({ item }) => item);
}

/** Returns the pairs of neighbouring letters; the space around a word counts as a letter. */
function pairsOf(word: string): readonly string[] {
  const letters = ` ${word} `;
  return Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2));
}

/** Returns the share of equal pairs, from 0 to 1 (Sørensen–Dice). */
function shareOf(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  for (const pair of one) {
    const at = left.indexOf(pair);
    if (at !== -1) left.splice(at, 1);
  }
  return (2 * (other.length - left.length)) / (one.length + other.length);
}
