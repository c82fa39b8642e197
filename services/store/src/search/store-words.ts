import { searchTerms } from '@osta/platform/search/search-terms';
import { wordQuery, wordVector } from '@osta/platform/search/word-vector';

/** Texts that describe a store, by how much they say about it: a name says most. */
export interface StoreTexts {
  readonly names: readonly string[];
  /** Trades and places. */
  readonly kinds: readonly string[];
  readonly descriptions: readonly string[];
}

/** Words for a store itself: they are in half of the questions, and in few names. */
const storeWords = new Set(
  searchTerms('محل محلات متجر متاجر دكان معرض shop store').map(({ stem }) => stem),
);

/** Returns the words of a store as the text of a `tsvector`. */
export function storeVector({ names, kinds, descriptions }: StoreTexts): string {
  return wordVector([
    { terms: names.flatMap(searchTerms), weight: 'A' },
    { terms: kinds.flatMap(searchTerms), weight: 'B' },
    { terms: descriptions.flatMap(searchTerms), weight: 'C' },
  ]);
}

/**
 * Returns a question as the text of a `tsquery`; `null` when no word of it says what is looked for.
 *
 * @param needs whether a store has to have all words of the question, or one of them
 */
export function storeQuery(text: string, needs: 'all' | 'any'): string | null {
  return wordQuery(
    searchTerms(text).filter(({ stem }) => !storeWords.has(stem)),
    needs,
  );
}
