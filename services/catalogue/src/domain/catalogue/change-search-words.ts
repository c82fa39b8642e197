import type { SearchWordEmpty } from '@osta/contracts/catalogue/refusals';
import type { CatalogueEntryId, SearchWords } from '@osta/contracts/catalogue/search-words';
import type { SearchWordsChanged } from '@osta/contracts/catalogue/search-words-changed';
import { accept, refuse, unchanged, type Decider } from '@osta/platform/decider';
import { searchTerms } from '@osta/platform/search/search-terms';

import type { CatalogueEntry } from './catalogue-entry.ts';
import { originalSearchWords } from './search-words.ts';

/** An admin says by which words a trade or a service is found: all of them. */
export interface ChangeSearchWords extends SearchWords {
  readonly entryId: CatalogueEntryId;
  readonly reason: string;
}

/** Records the words, each once, in their order. Texts that the search leaves out altogether are refused. */
export const changeSearchWords: Decider<
  ChangeSearchWords,
  CatalogueEntry,
  SearchWordsChanged,
  SearchWordEmpty
> = ({ entryId, ar, en, reason }, state) => {
  const words = { ar: [...new Set(ar)], en: [...new Set(en)] };
  const empty = [...words.ar, ...words.en].find((word) => searchTerms(word).length === 0);
  if (empty !== undefined) return refuse({ code: 'SEARCH_WORD_EMPTY', word: empty });
  if (JSON.stringify(words) === JSON.stringify(wordsOf(entryId, state))) return unchanged;

  const changed: SearchWordsChanged = {
    type: 'osta.catalogue.search-words-changed',
    data: { entryId, words, reason },
  };
  return accept(changed);
};

/** Returns the words that find an entry now. */
export function wordsOf(entryId: CatalogueEntryId, state: CatalogueEntry): SearchWords {
  if (state.status === 'changed' && state.words) return { ar: state.words.ar, en: state.words.en };
  const { ar, en } = originalSearchWords(entryId);
  return { ar: [...ar], en: [...en] };
}
