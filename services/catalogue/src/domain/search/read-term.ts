import type { SearchTerm } from '@osta/platform/search/search-terms';

import type { ServiceIndex } from './service-index.ts';

/** The stems of the index that a word may stand for, with a certainty from 0 to 1. */
export type Readings = ReadonlyMap<string, number>;

/** What a word of a question may stand for. */
interface ReadTerm {
  readonly readings: Readings;
  /** Whether some service has the word, or one of the same meaning, as it is written. */
  readonly isKnown: boolean;
}

const sameMeaningFactor = 0.85;
const particleFactor = 0.9;

/** Particles that are written together with a word: with, for, in, as, and. */
const particle = /^[بلفكو](?=\p{Script=Arabic}{3})/u;

/**
 * Returns the stems that a word of a question may stand for. A known word stands for itself and its
 * synonyms. An unknown word is treated as unfinished or misspelled; without a similar known word, there
 * are none.
 */
export function readTerm(
  { word, stem }: SearchTerm,
  { stems, sameAs, vocabulary, findResembling }: ServiceIndex<string>,
): ReadTerm {
  const readings = new Map<string, number>();
  const add = (known: string, sure: number): void => {
    if (stems.has(known)) readings.set(known, Math.max(readings.get(known) ?? 0, sure));
  };
  const addWithMeaning = (known: string, sure: number): void => {
    add(known, sure);
    for (const other of sameAs.get(known) ?? []) add(other, sure * sameMeaningFactor);
  };

  addWithMeaning(stem, 1);
  if (readings.size > 0) return { readings, isKnown: true };
  const bare = vocabulary.get(word.replace(particle, ''));
  if (bare !== undefined) addWithMeaning(bare, particleFactor);
  if (readings.size > 0) return { readings, isKnown: true };
  for (const { stem: known, sure } of findResembling(word)) addWithMeaning(known, sure);
  return { readings, isKnown: false };
}
