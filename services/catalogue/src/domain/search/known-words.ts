import { skeleton } from '@osta/platform/search/search-terms';
import { distance } from 'fastest-levenshtein';

/** A known word that resembles a typed one. */
export interface Resemblance {
  readonly stem: string;
  /** How certainly the typed word stands for it, from 0 to 1. */
  readonly sure: number;
}

/** Returns the known words that a typed word may be the beginning, a number form or a misspelling of. */
export type FindResembling = (typed: string) => readonly Resemblance[];

interface KnownWord {
  readonly word: string;
  readonly stem: string;
  readonly skeleton: string;
  readonly letters: number;
}

const typoFactor = 0.65;
const otherBeginningFactor = 0.8;
const prefixFactor = 0.85;
const pluralFactor = 0.8;

/**
 * Prepares known words, given with their stems, for questions: what is compared with every typed word
 * is computed once, and words of similar length are found by their length.
 */
export function knownWords(vocabulary: ReadonlyMap<string, string>): FindResembling {
  const words = Array.from(vocabulary, ([word, stem]): KnownWord => {
    return { word, stem, skeleton: skeleton(word), letters: letterSet(word) };
  });
  const bySkeleton = grouped(words, (known) => known.skeleton);
  const byLength = grouped(words, ({ word }) => word.length);
  const sortedWords = words.toSorted(({ word: one }, { word: other }) => (one < other ? -1 : 1));

  /** Returns the known words that begin with the typed one. */
  function longer(typed: string): readonly KnownWord[] {
    let [from, to] = [0, sortedWords.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((sortedWords[middle]?.word ?? '') < typed) from = middle + 1;
      else to = middle;
    }
    const others = sortedWords.slice(from);
    const end = others.findIndex(({ word }) => !word.startsWith(typed));
    return end === -1 ? others : others.slice(0, end);
  }

  return (typed) => {
    const found = new Map<string, Resemblance>();
    // The first reason counts: an unfinished word is no misspelling
    const add = ({ word, stem }: KnownWord, sure: number): void => {
      if (!found.has(word)) found.set(word, { stem, sure });
    };

    if (typed.length >= 3) {
      for (const known of longer(typed))
        add(known, prefixFactor * Math.max(0.8, typed.length / known.word.length));
    }
    const bare = skeleton(typed);
    if (bare.length >= 3) {
      for (const known of bySkeleton.get(bare) ?? []) add(known, pluralFactor);
    }
    const tolerated = toleratedTypos(typed.length);
    const letters = letterSet(typed);
    for (let length = typed.length - tolerated; length <= typed.length + tolerated; length++) {
      for (const known of byLength.get(length) ?? []) {
        if (found.has(known.word) || differentLetters(letters, known.letters) > 2 * tolerated)
          continue;
        const typos = typosBetween(typed, known.word);
        if (typos > tolerated) continue;
        // People rarely mistype the first letter
        const beginning = known.word[0] === typed[0] ? 1 : otherBeginningFactor;
        add(known, (typoFactor * beginning) / Math.max(typos, 1));
      }
    }
    return [...found.values()];
  };
}

function grouped<Key>(
  words: readonly KnownWord[],
  keyOf: (known: KnownWord) => Key,
): ReadonlyMap<Key, readonly KnownWord[]> {
  const groups = new Map<Key, KnownWord[]>();
  for (const known of words) {
    const group = groups.get(keyOf(known));
    if (group) group.push(known);
    else groups.set(keyOf(known), [known]);
  }
  return groups;
}

/** Returns the number of typos allowed in a word of this length. */
function toleratedTypos(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Returns the number of typos between two words; two swapped letters count as one. */
function typosBetween(one: string, other: string): number {
  const apart = distance(one, other);
  const isSwap = apart === 2 && one.length === other.length && sorted(one) === sorted(other);
  return isSwap ? 1 : apart;
}

function sorted(word: string): string {
  return Array.from(word).toSorted().join('');
}

/** Returns the set of letters of a word as bits; some letters share a bit. */
function letterSet(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/**
 * Returns how many bits differ between two sets of letters. A typo changes at most two: words that
 * differ in more than twice the tolerated typos need no further comparison. Two swapped letters change none.
 */
function differentLetters(one: number, other: number): number {
  let bits = one ^ other;
  let count = 0;
  while (bits !== 0) {
    bits &= bits - 1;
    count += 1;
  }
  return count;
}
