import { CategoryId } from '@osta/reference/category-id';
import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { refusal } from '../define.ts';
import { CatalogueEntryId } from './search-words.ts';

/** The search leaves the whole text out: it has only words such as "the" and "need". */
export const SearchWordEmpty = refusal('SEARCH_WORD_EMPTY', { word: z.string() });
export type SearchWordEmpty = z.infer<typeof SearchWordEmpty>;

/** An order that names a thing twice, leaves one out, or has one of another list. */
export const OrderIncomplete = refusal('ORDER_INCOMPLETE', {});
export type OrderIncomplete = z.infer<typeof OrderIncomplete>;

/** Another trade, or another service of the same trade, is called that: nobody could tell them apart. */
export const EntryNameTaken = refusal('ENTRY_NAME_TAKEN', {
  language: z.enum(['ar', 'en']),
  by: CatalogueEntryId,
});
export type EntryNameTaken = z.infer<typeof EntryNameTaken>;

/** Admins have hidden the service: nobody new asks for it or offers it. What there is goes on. */
export const ServiceHidden = refusal('SERVICE_HIDDEN', { serviceId: ServiceId });
export type ServiceHidden = z.infer<typeof ServiceHidden>;

/** The catalogue has no such service, as far as the service that refuses has heard. */
export const ServiceUnknown = refusal('SERVICE_UNKNOWN', { serviceId: ServiceId });
export type ServiceUnknown = z.infer<typeof ServiceUnknown>;

/** Admins have hidden the trade: nobody new works in it. Who has it keeps it. */
export const TradeHidden = refusal('TRADE_HIDDEN', { categoryId: CategoryId });
export type TradeHidden = z.infer<typeof TradeHidden>;

/** The catalogue has no such trade, as far as the service that refuses has heard. */
export const TradeUnknown = refusal('TRADE_UNKNOWN', { categoryId: CategoryId });
export type TradeUnknown = z.infer<typeof TradeUnknown>;

/** No trade or service of the catalogue has this id. */
export const EntryNotFound = refusal('ENTRY_NOT_FOUND', {});
export type EntryNotFound = z.infer<typeof EntryNotFound>;

/** A trade or a service has this id already, which belongs to it for ever. */
export const EntryExists = refusal('ENTRY_EXISTS', {});
export type EntryExists = z.infer<typeof EntryExists>;

/** The last service that a trade shows: without it, the trade would lead nowhere. */
export const LastServiceOfTrade = refusal('LAST_SERVICE_OF_TRADE', {});
export type LastServiceOfTrade = z.infer<typeof LastServiceOfTrade>;

/** All refusals of the catalogue. */
export const CatalogueRefusal = z.discriminatedUnion('code', [
  SearchWordEmpty,
  OrderIncomplete,
  EntryNameTaken,
  LastServiceOfTrade,
  EntryNotFound,
  EntryExists,
]);
export type CatalogueRefusal = z.infer<typeof CatalogueRefusal>;
