import { nameTerms, searchTerms } from '@osta/platform/search/search-terms';
import { wordQuery, wordVector } from '@osta/platform/search/word-vector';

/** What professionals say of themselves, in both languages. */
export interface ProfileTexts {
  readonly headlines: readonly string[];
  /** What they call the services that they have published. */
  readonly serviceNames: readonly string[];
}

/** Returns the words of a person's name as the text of a `tsvector`. */
export function nameVector(fullName: string): string {
  return wordVector([{ terms: nameTerms(fullName), weight: 'A' }]);
}

/** Returns the words of a profile and its services as the text of a `tsvector`. */
export function profileVector({ headlines, serviceNames }: ProfileTexts): string {
  return wordVector([
    { terms: serviceNames.flatMap(searchTerms), weight: 'B' },
    { terms: headlines.flatMap(searchTerms), weight: 'C' },
  ]);
}

/**
 * Returns a question, all words of which a professional has, as the text of a `tsquery`; `null` when it has no word.
 * Words that describe no service count where there is no other: على is also the name علي.
 */
export function profileQuery(text: string): string | null {
  return wordQuery(searchTerms(text), 'all') ?? wordQuery(nameTerms(text), 'all');
}
