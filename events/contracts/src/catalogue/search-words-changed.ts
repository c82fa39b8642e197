import type { z } from 'zod';

import { event } from '../define.ts';
import { CatalogueEntryId, SearchWords, WordsReason } from './search-words.ts';

/** An admin changed the words that find a trade or a service: all of them as they are from then on. */
export const SearchWordsChanged = event('osta.catalogue.search-words-changed', {
  entryId: CatalogueEntryId,
  words: SearchWords,
  reason: WordsReason,
});
export type SearchWordsChanged = z.infer<typeof SearchWordsChanged>;
