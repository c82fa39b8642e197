import type { SearchTerm } from './search-terms.ts';

/** Terms that say as much of a thing as each other: `A` says most, `D` least. */
export interface WeighedTerms {
  readonly terms: readonly SearchTerm[];
  /** What it is besides its words, by lexemes that no word of a question is. */
  readonly marks?: readonly string[];
  readonly weight: 'A' | 'B' | 'C' | 'D';
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
  for (const { terms, marks = [], weight } of parts) {
    for (const lexeme of [...marks, ...terms.flatMap(lexemesOf)]) {
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
 * @param marksOf returns the marks that answer a term as well as its words do
 */
export function wordQuery(
  terms: readonly SearchTerm[],
  needs: 'all' | 'any',
  marksOf: (term: SearchTerm) => readonly string[] = () => [],
): string | null {
  const each = terms.slice(0, mostTerms).map((term) => {
    const words = lexemesOf(term).map((form) => (isPrefix(form) ? `'${form}':*` : `'${form}'`));
    return `(${[...words, ...marksOf(term).map((mark) => `'${mark}'`)].join(' | ')})`;
  });
  return each.length === 0 ? null : each.join(needs === 'all' ? ' & ' : ' | ');
}

/** Whether a text with these terms would be found by a term of a question. */
export function isFoundBy(terms: readonly SearchTerm[], term: SearchTerm): boolean {
  const lexemes = terms.flatMap(lexemesOf);
  return lexemesOf(term).some((form) =>
    lexemes.some((lexeme) => (isPrefix(form) ? lexeme.startsWith(form) : lexeme === form)),
  );
}

function isPrefix(form: string): boolean {
  return form.length > 2;
}
