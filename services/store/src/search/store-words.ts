import { type SearchTerm, searchTerms } from '@osta/platform/search/search-terms';
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

/** Returns the lexeme of a trade, which no word of a question is: words have letters and digits alone. */
function lexemeOfTrade(id: CategoryId): string {
  return `#${id}`;
}

/** The most words of one store that are found: a description of the longest length has fewer. */
const mostWords = 600;

/** Words for a store itself: they are in half of the questions, and in few names. */
const storeWords = new Set(
  searchTerms('محل محلات متجر متاجر دكان معرض shop store').map(({ stem }) => stem),
);

function lexemesOf({ word, stem }: SearchTerm): readonly string[] {
  return word === stem ? [word] : [word, stem];
}

/**
 * Returns the words of a store as the text of a `tsvector`: each folded word and its stem, with the weight of
 * where it stands. Words have letters and digits alone, so that nothing needs to be escaped.
 */
export function storeVector({ names, kinds, trades, descriptions }: StoreTexts): string {
  const weights = new Map(trades.map((id) => [lexemeOfTrade(id), 'B']));
  const add = (texts: readonly string[], weight: string): void => {
    for (const lexeme of texts.flatMap(searchTerms).flatMap(lexemesOf)) {
      if (!weights.has(lexeme) && weights.size < mostWords) weights.set(lexeme, weight);
    }
  };
  add(names, 'A');
  add(kinds, 'B');
  add(descriptions, 'C');
  return [...weights].map(([lexeme, weight], n) => `'${lexeme}':${n + 1}${weight}`).join(' ');
}

/** Words of a question that count. */
const mostTerms = 8;

/**
 * Returns a question as the text of a `tsquery`; `null` when no word of it says what is looked for.
 *
 * A word of three letters or more also finds what begins with it: people stop typing when they see it. A word of the
 * new name of a trade finds the stores of that trade.
 *
 * @param needs whether a store has to have all words of the question, or one of them
 * @param renamed the trades that have other names than the indexed ones
 */
export function storeQuery(
  text: string,
  needs: 'all' | 'any',
  renamed: readonly RenamedTrade[] = [],
): string | null {
  const terms = searchTerms(text).filter(({ stem }) => !storeWords.has(stem));
  const each = terms.slice(0, mostTerms).map((term) => {
    const forms = lexemesOf(term);
    const words = forms.map((form) => (isPrefix(form) ? `'${form}':*` : `'${form}'`));
    const trades = renamed.filter(({ names }) => names.some((name) => hasOneOf(name, forms)));
    return `(${[...words, ...trades.map(({ id }) => `'${lexemeOfTrade(id)}'`)].join(' | ')})`;
  });
  return each.length === 0 ? null : each.join(needs === 'all' ? ' & ' : ' | ');
}

function isPrefix(form: string): boolean {
  return form.length > 2;
}

/** Whether a name would be found by one of these forms of a word. */
function hasOneOf(name: string, forms: readonly string[]): boolean {
  const lexemes = searchTerms(name).flatMap(lexemesOf);
  return forms.some((form) =>
    lexemes.some((lexeme) => (isPrefix(form) ? lexeme.startsWith(form) : lexeme === form)),
  );
}
