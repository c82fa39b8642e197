import type { z } from 'zod';

import { event } from '../define.ts';
import { CatalogueEntryId, SearchWords, WordsReason } from './search-words.ts';

/** An admin changed the words that find a trade or a service: all of them as they are from then on. */
export const SearchWordsChangedV1 = event('osta.catalogue.search-words-changed.v1', {
  entryId: CatalogueEntryId,
  words: SearchWords,
  reason: WordsReason,
});
export type SearchWordsChangedV1 = z.infer<typeof SearchWordsChangedV1>;
