import { CategoryId } from '@osta/reference/category-id';
import { PlaceId } from '@osta/reference/place-id';
import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { GeoPoint } from '../geo-point.ts';
import { Instant } from '../instant.ts';
import { Text } from '../text.ts';
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

/** `GET /api/services`: the catalogue of trades, in the reader's language. */
export const ServiceCatalogue = z.strictObject({
  categories: z.array(
    z.strictObject({
      id: CategoryId,
      name: z.string(),
      services: z.array(z.strictObject({ id: ServiceId, name: z.string() })),
    }),
  ),
});
export type ServiceCatalogue = z.infer<typeof ServiceCatalogue>;

/** `GET /api/places`: towns and neighbourhoods, in the reader's language. */
export const PlaceList = z.strictObject({
  places: z.array(
    z.strictObject({
      id: PlaceId,
      name: z.string(),
      /** The town of a neighbourhood, or the district of a town. */
      within: z.string(),
      ...GeoPoint.shape,
      /** 1 for the largest cities, 5 for the places that a map names last. */
      rank: z.int().min(1).max(5),
    }),
  ),
});
export type PlaceList = z.infer<typeof PlaceList>;

/** `GET /api/services/search`: the services that answer a question in words, best first. */
export const SearchServicesQuery = z.strictObject({
  q: Text.trim().min(1).max(100),
  limit: z.coerce.number().int().min(1).max(20).default(8),
});
export type SearchServicesQuery = z.output<typeof SearchServicesQuery>;

/** Names are in the reader's language. */
export const ServiceSearchAnswer = z.strictObject({
  data: z.strictObject({
    services: z.array(
      z.strictObject({
        id: ServiceId,
        name: z.string(),
        categoryId: CategoryId,
        categoryName: z.string(),
      }),
    ),
  }),
});
export type ServiceSearchAnswer = z.infer<typeof ServiceSearchAnswer>;
