import { distance } from 'fastest-levenshtein';

import type { SearchTerm } from './search-terms.ts';
import type { ServiceIndex } from './service-index.ts';

/** The stems of the index that a word may stand for, with a certainty from 0 to 1. */
export type Readings = ReadonlyMap<string, number>;

const sameMeaningFactor = 0.85;
const typoFactor = 0.65;
const otherBeginningFactor = 0.8;
const prefixFactor = 0.85;
const pluralFactor = 0.8;
const particleFactor = 0.9;

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

/** Particles that are written together with a word: with, for, in, as, and. */
const particle = /^[بلفكو](?=\p{Script=Arabic}{3})/u;

/** Returns a word without its long vowels, except the first letter: most plurals differ only in these. */
function skeleton(word: string): string {
  return word.slice(0, 1) + word.slice(1).replaceAll(/[اوي]/gu, '');
}

/** Returns how certainly a typed word is the beginning, a number form or a misspelling of a known one. */
function likeness(typed: string, known: string): number {
  if (typed.length >= 3 && known.startsWith(typed))
    return prefixFactor * Math.max(0.8, typed.length / known.length);
  if (skeleton(typed).length >= 3 && skeleton(typed) === skeleton(known)) return pluralFactor;
  const tolerated = toleratedTypos(typed.length);
  if (Math.abs(known.length - typed.length) > tolerated) return 0;
  const typos = typosBetween(typed, known);
  if (typos > tolerated) return 0;
  // People rarely mistype the first letter
  const beginning = known[0] === typed[0] ? 1 : otherBeginningFactor;
  return (typoFactor * beginning) / Math.max(typos, 1);
}

/**
 * Returns the stems that a word of a question may stand for. A known word stands for itself and its
 * synonyms. An unknown word is treated as unfinished or misspelled; without a similar known word, the
 * result is empty.
 */
export function readTerm(
  { word, stem }: SearchTerm,
  { stems, sameAs, vocabulary }: ServiceIndex<string>,
): Readings {
  const readings = new Map<string, number>();
  const add = (known: string, sure: number): void => {
    if (stems.has(known)) readings.set(known, Math.max(readings.get(known) ?? 0, sure));
  };
  const addWithMeaning = (known: string, sure: number): void => {
    add(known, sure);
    for (const other of sameAs.get(known) ?? []) add(other, sure * sameMeaningFactor);
  };

  addWithMeaning(stem, 1);
  if (readings.size > 0) return readings;
  const bare = vocabulary.get(word.replace(particle, ''));
  if (bare !== undefined) addWithMeaning(bare, particleFactor);
  if (readings.size > 0) return readings;
  for (const [known, stemOfKnown] of vocabulary) {
    const sure = likeness(word, known);
    if (sure > 0) addWithMeaning(stemOfKnown, sure);
  }
  return readings;
}
