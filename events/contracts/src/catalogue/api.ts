import { CategoryId } from '@osta/reference/category-id';
import { PlaceId } from '@osta/reference/place-id';
import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { GeoPoint } from '../geo-point.ts';
import { Instant } from '../instant.ts';
import { Text } from '../text.ts';
import { EntryNames, EntryOrder, ServiceLook, TradeIcon, TradeLook } from './entry-look.ts';
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
  /** The words of this release, or those that it was added with. */
  original: SearchWords,
  /** The last changes, the newest first: at most 50. */
  history: z.array(SearchWordsVersion),
});
export type EntryWords = z.infer<typeof EntryWords>;

/** `POST /api/services/trades`: a trade besides those that there are. */
export const AddTradeRequest = z.strictObject({
  /** For ever: it is in addresses and events. No order has the name of a trade. */
  entryId: CategoryId.refine((id) => id !== 'trades'),
  name: EntryNames,
  icon: TradeIcon,
  words: SearchWords,
  reason: WordsReason,
});
export type AddTradeRequest = z.input<typeof AddTradeRequest>;

/** `POST /api/services/services`: a service besides those of its trade. */
export const AddServiceRequest = z.strictObject({
  /** For ever: it is in addresses and events. The part before the dot is its trade. */
  entryId: ServiceId,
  name: EntryNames,
  words: SearchWords,
  reason: WordsReason,
});
export type AddServiceRequest = z.input<typeof AddServiceRequest>;

/** `PUT /api/services/trades/{entryId}`: all of a trade at once. */
export const ChangeTradeRequest = TradeLook.extend({ reason: WordsReason });
export type ChangeTradeRequest = z.input<typeof ChangeTradeRequest>;

/** `PUT /api/services/services/{entryId}`: all of a service at once. */
export const ChangeServiceRequest = ServiceLook.extend({ reason: WordsReason });
export type ChangeServiceRequest = z.input<typeof ChangeServiceRequest>;

/** `PUT /api/services/order/{entryId}`: all trades, or all services of a trade, hidden ones too. */
export const ChangeOrderRequest = z.strictObject({ order: EntryOrder });
export type ChangeOrderRequest = z.input<typeof ChangeOrderRequest>;

/** Raised with every change of one entry; 0: it is as Osta came with it. An added one begins with 1. */
const entryVersion = z.int().min(0);

/** A trade or a service as admins see it, in both languages, beside what it was called first. */
const TreeEntry = z.strictObject({
  version: entryVersion,
  name: EntryNames,
  originalName: EntryNames,
});

/** `GET /api/services/tree`: all trades and services in their order, hidden ones too (admins). */
export const CatalogueTree = z.strictObject({
  /** The version of the order of the trades. */
  version: entryVersion,
  trades: z.array(
    TreeEntry.extend({
      id: CategoryId,
      icon: TradeIcon,
      isHidden: z.boolean(),
      services: z.array(TreeEntry.extend({ id: ServiceId, isHidden: z.boolean() })),
    }),
  ),
});
export type CatalogueTree = z.infer<typeof CatalogueTree>;

/** `GET /api/services/icons`: the trades with another drawing than their own, which are few. */
export const TradeIcons = z.strictObject({
  icons: z.array(z.strictObject({ id: CategoryId, icon: TradeIcon })),
});
export type TradeIcons = z.infer<typeof TradeIcons>;

const NamedService = z.strictObject({ id: ServiceId, name: z.string() });

const NamedTrade = z.strictObject({
  id: CategoryId,
  name: z.string(),
  /** Absent: its own drawing. */
  icon: TradeIcon.optional(),
  services: z.array(NamedService),
});

/** `GET /api/services`: the catalogue of trades, in the reader's language and in the order of the admins. */
export const ServiceCatalogue = z.strictObject({
  /** Each has a service at least. */
  categories: z.array(
    NamedTrade.extend({
      /** Services that nobody new may ask for or offer: they only name what there is. Absent: none. */
      hidden: z.array(NamedService).optional(),
    }),
  ),
  /** Trades that nobody new may choose, with all of their services: they only name what there is. Absent: none. */
  hidden: z.array(NamedTrade).optional(),
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
    /**
     * Whether the question has a word that no service has as it is written: it may be unfinished or misspelled, or
     * mean something else, as the name of a professional.
     */
    isGuess: z.boolean(),
  }),
});
export type ServiceSearchAnswer = z.infer<typeof ServiceSearchAnswer>;
