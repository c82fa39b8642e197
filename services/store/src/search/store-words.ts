import { type SearchTerm, searchTerms } from '@osta/platform/search/search-terms';

/** Texts that describe a store, by how much they say about it: a name says most. */
export interface StoreTexts {
  readonly names: readonly string[];
  /** Trades and places. */
  readonly kinds: readonly string[];
  readonly descriptions: readonly string[];
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
export function storeVector({ names, kinds, descriptions }: StoreTexts): string {
  const weights = new Map<string, string>();
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
 * A word of three letters or more also finds what begins with it: people stop typing when they see it.
 *
 * @param needs whether a store has to have all words of the question, or one of them
 */
export function storeQuery(text: string, needs: 'all' | 'any'): string | null {
  const terms = searchTerms(text).filter(({ stem }) => !storeWords.has(stem));
  const each = terms.slice(0, mostTerms).map((term) => {
    const forms = lexemesOf(term).map((form) => (form.length > 2 ? `'${form}':*` : `'${form}'`));
    return `(${forms.join(' | ')})`;
  });
  return each.length === 0 ? null : each.join(needs === 'all' ? ' & ' : ' | ');
}
