import type { EntryNotFound, SearchWordEmpty } from '@osta/contracts/catalogue/refusals';
import type { CatalogueEntryId, SearchWords } from '@osta/contracts/catalogue/search-words';
import type { SearchWordsChanged } from '@osta/contracts/catalogue/search-words-changed';
import { accept, refuse, unchanged, type Decider } from '@osta/platform/decider';
import { isReleased } from '@osta/reference/released';

import { isEntry, type CatalogueEntry } from './catalogue-entry.ts';
import { distinctWords, emptyWord } from './distinct-words.ts';
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
  EntryNotFound | SearchWordEmpty
> = ({ entryId, ar, en, reason }, state) => {
  if (!isEntry(isReleased(entryId), state)) return refuse({ code: 'ENTRY_NOT_FOUND' });
  const words = distinctWords({ ar, en });
  const empty = emptyWord(words);
  if (empty) return refuse(empty);
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
  return firstWordsOf(entryId, state);
}

/** Returns the words that an entry came with, or was added with. */
export function firstWordsOf(entryId: CatalogueEntryId, state: CatalogueEntry): SearchWords {
  if (state.status === 'changed' && state.added) return state.added.words;
  const { ar, en } = originalSearchWords(entryId);
  return { ar: [...ar], en: [...en] };
}
