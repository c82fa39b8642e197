import { type SearchTerm, searchTerms } from '@osta/platform/search/search-terms';

import { type Readings, readTerm } from './read-term.ts';
import { sameMeaning } from './same-meaning.ts';
import { type Entry, indexServices, type Phrase, type SearchedTrade } from './service-index.ts';

/** A service that was found. */
interface FoundService<Id extends string> {
  readonly id: Id;
  /** The share of the question that the service answers, from 0 to 1. */
  readonly score: number;
}

/** What a search for services found. */
export interface FoundServices<Id extends string> {
  /** Best first. */
  readonly services: readonly FoundService<Id>[];
  /**
   * Whether the question has a word that no service has as it is written: it may be unfinished or misspelled, or
   * mean something else.
   */
  readonly isGuess: boolean;
}

/** Returns the services that answer a question, at most `limit`. */
export type SearchServices<Id extends string> = (
  question: string,
  limit: number,
) => FoundServices<Id>;

/** A word of the question: the stems that it may stand for, and its weight. */
interface Asked {
  readonly readings: Readings;
  readonly isKnown: boolean;
  readonly weight: number;
}

/** An answer below this share of the question is a coincidence. */
const leastScore = 0.3;
/** Weight of a word that no service has: below a known one, and above zero. */
const unknownWeight = 0.5;
/** Further words of a question are left out: they add work, and hardly ever change the answer. */
const mostWords = 12;

/**
 * Creates the search over the services of trades. It handles variants of spelling, articles, particles,
 * plurals, synonyms, unfinished words and typos, in both languages. The index is created once; a
 * question takes less than a millisecond, and the longest one a few.
 */
export function searchOver<Id extends string>(
  trades: readonly SearchedTrade<Id>[],
): SearchServices<Id> {
  const index = indexServices(trades, sameMeaning);

  const ask = (question: string): readonly Asked[] => {
    const terms = new Map(
      withJoined(searchTerms(question).slice(0, mostWords)).map((term) => [term.stem, term]),
    );
    return [...terms.values()].map((term) => {
      const { readings, isKnown } = readTerm(term, index);
      const weight = Math.max(0, ...[...readings.keys()].map((stem) => index.weigh(stem)));
      return { readings, isKnown, weight: weight || unknownWeight };
    });
  };

  /** Adds neighbouring words joined together where the result is a known word: `bed bug`, `واي فاي`. */
  const withJoined = (terms: readonly SearchTerm[]): readonly SearchTerm[] =>
    terms.flatMap((term, at) => {
      const word = `${term.word}${terms[at + 1]?.word ?? ''}`;
      const stem = word === term.word ? undefined : index.vocabulary.get(word);
      return stem === undefined ? [term] : [term, { word, stem }];
    });

  /** Returns how much a phrase and the question have in common. */
  const closeness = (
    phrase: Phrase,
    asked: readonly Asked[],
    whole: number,
    met: ReadonlySet<string>,
  ): number => {
    const common = sum(asked.map(({ readings, weight }) => weight * best(phrase.stems, readings)));
    const unmet = phrase.stems.filter((stem) => !met.has(stem));
    return (phrase.factor * common) / (whole + sum(unmet.map((stem) => index.weigh(stem))) / 2);
  };

  /** Returns what the closest phrase answers, and, counted once to its twice, the whole service. */
  const scoreOf = (
    { phrases, stems }: Entry<Id>,
    asked: readonly Asked[],
    met: ReadonlySet<string>,
  ): number => {
    const whole = sum(asked.map(({ weight }) => weight));
    const covered = sum(asked.map(({ readings, weight }) => weight * cover(stems, readings)));
    if (covered === 0) return 0;
    const closest = Math.max(
      0,
      ...phrases
        .filter((phrase) => phrase.stems.some((stem) => met.has(stem)))
        .map((phrase) => closeness(phrase, asked, whole, met)),
    );
    return (covered / whole + 2 * closest) / 3;
  };

  return (question, limit) => {
    const asked = ask(question);
    /** Every stem that a word of the question may stand for. */
    const met = new Set(asked.flatMap(({ readings }) => [...readings.keys()]));
    const services = index.entries
      .map((entry) => ({ id: entry.id, score: scoreOf(entry, asked, met) }))
      .filter(({ score }) => score >= leastScore)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, limit);
    return { services, isGuess: asked.some(({ isKnown }) => !isKnown) };
  };
}

function best(stems: readonly string[], readings: Readings): number {
  return Math.max(0, ...stems.map((stem) => readings.get(stem) ?? 0));
}

function cover(stems: ReadonlyMap<string, number>, readings: Readings): number {
  return Math.max(0, ...[...readings].map(([stem, sure]) => sure * (stems.get(stem) ?? 0)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
