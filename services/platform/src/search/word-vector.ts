import type { SearchTerm } from './search-terms.ts';

/** Terms that say as much of a thing as each other: `A` says most. */
export interface WeighedTerms {
  readonly terms: readonly SearchTerm[];
  readonly weight: 'A' | 'B' | 'C';
}

/** The most words of one thing that are found: a description of the longest length has fewer. */
const mostWords = 600;

/** Words of a question that count. */
const mostTerms = 8;

function lexemesOf({ word, stem }: SearchTerm): readonly string[] {
  return word === stem ? [word] : [word, stem];
}

/**
 * Returns terms as the text of a `tsvector`: each folded word and its stem, with the weight of where it stands
 * first. Words have letters and digits alone, so that nothing needs to be escaped.
 *
 * @param parts those that weigh most first
 */
export function wordVector(parts: readonly WeighedTerms[]): string {
  const weights = new Map<string, string>();
  for (const { terms, weight } of parts) {
    for (const lexeme of terms.flatMap(lexemesOf)) {
      if (!weights.has(lexeme) && weights.size < mostWords) weights.set(lexeme, weight);
    }
  }
  return [...weights].map(([lexeme, weight], n) => `'${lexeme}':${n + 1}${weight}`).join(' ');
}

/**
 * Returns the terms of a question as the text of a `tsquery`; `null` when there is none.
 *
 * A word of three letters or more also finds what begins with it: people stop typing when they see it.
 *
 * @param needs whether a thing has to have all words of the question, or one of them
 */
export function wordQuery(terms: readonly SearchTerm[], needs: 'all' | 'any'): string | null {
  const each = terms.slice(0, mostTerms).map((term) => {
    const forms = lexemesOf(term).map((form) => (form.length > 2 ? `'${form}':*` : `'${form}'`));
    return `(${forms.join(' | ')})`;
  });
  return each.length === 0 ? null : each.join(needs === 'all' ? ' & ' : ' | ');
}
