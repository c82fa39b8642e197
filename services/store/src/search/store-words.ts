import { inOtherScript } from '@osta/contracts/professional/in-other-script';
import {
  nameTerms,
  type SearchTerm,
  searchTerms,
  skeleton,
} from '@osta/platform/search/search-terms';
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

const isArabic = /^\p{Script=Arabic}+$/u;

/**
 * Returns the mark of all forms of a word, as the search for services has them: مفتاح and مفاتيح differ in their long
 * vowels. Of the plural أقفال the first letter goes, too. What is shorter than three letters is too much alike.
 */
function formsOf({ stem }: SearchTerm): readonly string[] {
  if (!isArabic.test(stem)) return [];
  const bare = skeleton(stem);
  const form = bare.startsWith('ا') && bare.length === 4 ? bare.slice(1) : bare;
  return form.length < 3 ? [] : [`~${form}`];
}

/** Returns the words of a store, and the marks of its trades and of other forms, as the text of a `tsvector`. */
export function storeVector({ names, kinds, trades, descriptions }: StoreTexts): string {
  const [kind = [], described = []] = [kinds, descriptions].map((texts) =>
    texts.flatMap(searchTerms),
  );
  // A name has every word: علي is one, too
  const named = names.flatMap(nameTerms);
  return wordVector([
    { terms: named, weight: 'A' },
    { terms: kind, marks: trades.map(markOf), weight: 'B' },
    { terms: described, weight: 'C' },
    // Least: whoever has the word as it was asked for comes first
    { terms: [], marks: [named, kind, described].flat().flatMap(formsOf), weight: 'D' },
  ]);
}

/**
 * Returns a question as the text of a `tsquery`; `null` when no word of it says what is looked for. A word finds its
 * other forms, and a word of the new name of a trade the stores of that trade.
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
    (term) => [
      ...formsOf(term),
      ...trades.filter(({ terms }) => isFoundBy(terms, term)).map(({ id }) => markOf(id)),
    ],
  );
}

/**
 * Returns a question that has only words which say nothing of a store as the text of a `tsquery` for names: علي and Best
 * are names, too. `null` for any other question.
 */
export function nameQuery(text: string): string | null {
  if (storeQuery(text, 'all') !== null) return null;
  return wordQuery(
    nameTerms(text).filter(({ stem }) => !storeWords.has(stem)),
    'all',
  );
}

/** Returns the words of the names of a store and of its owner, in both scripts, as the text of a `tsvector`. */
export function storeNamesVector(names: readonly string[], owner: string): string {
  const terms = [...names, owner, inOtherScript(owner)].flatMap(nameTerms);
  return wordVector([{ terms, weight: 'A' }]);
}

/**
 * Returns the question of an admin for the name of a store or its owner as the text of a `tsquery`, every word of which
 * it has; `null` when nothing is asked. What has no word finds nothing.
 */
export function storeNamesQuery(text = ''): string | null {
  return text === '' ? null : (wordQuery(nameTerms(text), 'all') ?? '');
}
