import type { LocalizedText } from '@osta/contracts/locale';
import { searchTerms } from '@osta/platform/search/search-terms';

import { type FindResembling, knownWords } from './known-words.ts';

/** A trade or a service with all names and words that find it. */
interface Searched<Id> {
  readonly id: Id;
  readonly name: LocalizedText;
  /** Other names, faults and trade nouns; each is a word or a few, in any language. */
  readonly words: readonly string[];
}

/** A trade with its services. */
export interface SearchedTrade<Id extends string> extends Searched<string> {
  readonly services: readonly Searched<Id>[];
}

/** A name or a few words, as the set of its stems. */
export interface Phrase {
  readonly stems: readonly string[];
  /** The weight of the phrase, up to 1. */
  readonly factor: number;
}

/** A service in the index. */
export interface Entry<Id extends string> {
  readonly id: Id;
  readonly phrases: readonly Phrase[];
  /** Every stem that finds the service, with its weight, up to 1. */
  readonly stems: ReadonlyMap<string, number>;
}

/** The services of all trades, indexed for questions. */
export interface ServiceIndex<Id extends string> {
  readonly entries: readonly Entry<Id>[];
  /** The stems of all words that find a service, and of their synonyms. */
  readonly vocabulary: ReadonlyMap<string, string>;
  /** Finds words of the vocabulary that a typed word may stand for. */
  readonly findResembling: FindResembling;
  /** The stems that find a service. */
  readonly stems: ReadonlySet<string>;
  /** The synonyms of a stem. */
  readonly sameAs: ReadonlyMap<string, ReadonlySet<string>>;
  /** Returns the weight of a stem, from 0.25 (in all services) to 1 (in one). */
  readonly weigh: (stem: string) => number;
}

/** Weight of words that find a service only through its trade: lower than its own names. */
const tradeFactor = 0.6;

function textsOf({ name, words }: Searched<string>): readonly string[] {
  return [name.ar, name.en, ...words];
}

/** Creates the index of all services. It is immutable: create another when names or words change. */
export function indexServices<Id extends string>(
  trades: readonly SearchedTrade<Id>[],
  sameMeaning: readonly (readonly string[])[],
): ServiceIndex<Id> {
  const vocabulary = new Map<string, string>();
  const stemsOf = (text: string): readonly string[] => {
    const terms = searchTerms(text);
    for (const { word, stem } of terms) vocabulary.set(word, stem);
    return [...new Set(terms.map(({ stem }) => stem))];
  };
  const phrasesOf = (texts: readonly string[], factor: number): readonly Phrase[] =>
    texts.map((text) => ({ stems: stemsOf(text), factor })).filter(({ stems }) => stems.length > 0);

  const entries = trades.flatMap((trade) => {
    const ofTrade = phrasesOf(textsOf(trade), tradeFactor);
    return trade.services.map((service) =>
      entryOf(service.id, [...phrasesOf(textsOf(service), 1), ...ofTrade]),
    );
  });

  const services = new Map<string, number>();
  for (const { stems } of entries) {
    for (const stem of stems.keys()) services.set(stem, (services.get(stem) ?? 0) + 1);
  }
  // The inverse document frequency, scaled to the number of services
  const weightOf = (count: number): number =>
    0.25 + (0.75 * Math.log(entries.length / count)) / Math.max(Math.log(entries.length), 1);
  const weights = new Map(Array.from(services, ([stem, count]) => [stem, weightOf(count)]));
  const sameAs = meaningsOf(sameMeaning.map((words) => words.flatMap(stemsOf)));
  return {
    entries,
    vocabulary,
    findResembling: knownWords(vocabulary),
    stems: new Set(services.keys()),
    sameAs,
    weigh: (stem) => weights.get(stem) ?? weightOf(1),
  };
}

function entryOf<Id extends string>(id: Id, phrases: readonly Phrase[]): Entry<Id> {
  const stems = new Map<string, number>();
  for (const phrase of phrases) {
    for (const stem of phrase.stems) stems.set(stem, Math.max(stems.get(stem) ?? 0, phrase.factor));
  }
  return { id, phrases, stems };
}

/** Returns, for every stem of a group, the stems of all its groups. */
function meaningsOf(
  groups: readonly (readonly string[])[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const meanings = new Map<string, Set<string>>();
  for (const group of groups) {
    for (const stem of group)
      meanings.set(stem, new Set([...(meanings.get(stem) ?? []), ...group]));
  }
  return meanings;
}
