import { inOtherScript } from '@osta/contracts/professional/in-other-script';
import { nameTerms, type SearchTerm, searchTerms } from '@osta/platform/search/search-terms';
import { wordQuery, wordVector } from '@osta/platform/search/word-vector';

/** What professionals say of themselves, in both languages. */
export interface ProfileTexts {
  /** As they write their name. */
  readonly names: readonly string[];
  readonly headlines: readonly string[];
  /** What they call the services that they have published. */
  readonly serviceNames: readonly string[];
}

/** Returns the words of a person's name, in both scripts, as the text of a `tsvector`. */
export function nameVector(fullName: string): string {
  return wordVector([{ terms: bothScripts([fullName]), weight: 'A' }]);
}

/** Returns the terms of names, and of what they are in the other script: people ask in either. */
function bothScripts(names: readonly string[]): readonly SearchTerm[] {
  return names.flatMap((name) => nameTerms(`${name} ${inOtherScript(name)}`));
}

/** Returns the words of a profile and its services as the text of a `tsvector`. */
export function profileVector({ names, headlines, serviceNames }: ProfileTexts): string {
  return wordVector([
    { terms: bothScripts(names), weight: 'A' },
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

/**
 * Returns a question for a person's name as the text of a `tsquery`, every word of which the name has; `null` when
 * nothing is asked. What has no word finds nobody.
 */
export function personQuery(text = ''): string | null {
  return text === '' ? null : (wordQuery(nameTerms(text), 'all') ?? '');
}
