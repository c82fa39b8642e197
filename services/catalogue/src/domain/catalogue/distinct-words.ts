import type { SearchWordEmpty } from '@osta/contracts/catalogue/refusals';
import type { SearchWords } from '@osta/contracts/catalogue/search-words';
import { searchTerms } from '@osta/platform/search/search-terms';

/** Returns the words, each once, in their order. */
export function distinctWords({ ar, en }: SearchWords): SearchWords {
  return { ar: [...new Set(ar)], en: [...new Set(en)] };
}

/** Returns the first of the words that the search leaves out altogether; `undefined` if it takes all. */
export function emptyWord({ ar, en }: SearchWords): SearchWordEmpty | undefined {
  const word = [...ar, ...en].find((each) => searchTerms(each).length === 0);
  return word === undefined ? undefined : { code: 'SEARCH_WORD_EMPTY', word };
}
