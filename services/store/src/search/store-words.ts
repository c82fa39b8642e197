import { searchTerms } from '@osta/platform/search/search-terms';
import { isFoundBy, wordQuery, wordVector } from '@osta/platform/search/word-vector';
import type { CategoryId } from '@osta/reference/category-id';

/** Texts that describe a store, by how much they say about it: a name says most. */
export interface StoreTexts {
  readonly names: readonly string[];
  /** Trades, as Osta came with them, and places. */
  readonly kinds: readonly string[];
  readonly trades: readonly CategoryId[];
  readonly descriptions: readonly string[];
}

/** A trade that admins have given other names. */
export interface RenamedTrade {
  readonly id: CategoryId;
  readonly names: readonly string[];
}

/** Words for a store itself: they are in half of the questions, and in few names. */
const storeWords = new Set(
  searchTerms('محل محلات متجر متاجر دكان معرض shop store').map(({ stem }) => stem),
);

/** Returns the mark of a trade. */
function markOf(id: CategoryId): string {
  return `#${id}`;
}

/** Returns the words of a store, and the marks of its trades, as the text of a `tsvector`. */
export function storeVector({ names, kinds, trades, descriptions }: StoreTexts): string {
  return wordVector([
    { terms: names.flatMap(searchTerms), weight: 'A' },
    { terms: kinds.flatMap(searchTerms), marks: trades.map(markOf), weight: 'B' },
    { terms: descriptions.flatMap(searchTerms), weight: 'C' },
  ]);
}

/**
 * Returns a question as the text of a `tsquery`; `null` when no word of it says what is looked for. A word of the new
 * name of a trade finds the stores of that trade.
 *
 * @param needs whether a store has to have all words of the question, or one of them
 * @param renamed the trades that have other names than the indexed ones
 */
export function storeQuery(
  text: string,
  needs: 'all' | 'any',
  renamed: readonly RenamedTrade[] = [],
): string | null {
  const trades = renamed.map(({ id, names }) => ({ id, terms: names.flatMap(searchTerms) }));
  return wordQuery(
    searchTerms(text).filter(({ stem }) => !storeWords.has(stem)),
    needs,
    (term) => trades.filter(({ terms }) => isFoundBy(terms, term)).map(({ id }) => markOf(id)),
  );
}
