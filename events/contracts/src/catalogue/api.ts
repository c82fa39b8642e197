import { z } from 'zod';

import { Instant } from '../instant.ts';
import { CatalogueEntryId, SearchWords, WordsReason } from './search-words.ts';

/** `PUT /api/services/words/{entryId}`: all words at once. */
export const ChangeSearchWordsRequest = SearchWords.extend({ reason: WordsReason });
export type ChangeSearchWordsRequest = z.input<typeof ChangeSearchWordsRequest>;

/** One change of the words of an entry. */
export const SearchWordsVersion = z.strictObject({
  version: z.int().min(1),
  words: SearchWords,
  reason: z.string(),
  /** The name of the admin; empty when it is not known any more. */
  by: z.string(),
  at: Instant,
});
export type SearchWordsVersion = z.infer<typeof SearchWordsVersion>;

/** `GET /api/services/words/{entryId}`: the words that find a trade or a service besides its names. */
export const EntryWords = z.strictObject({
  entryId: CatalogueEntryId,
  words: SearchWords,
  /** Raised with every change; 0: the words are the original ones. */
  version: z.int().min(0),
  /** The words of this release. */
  original: SearchWords,
  /** The last changes, the newest first: at most 50. */
  history: z.array(SearchWordsVersion),
});
export type EntryWords = z.infer<typeof EntryWords>;
