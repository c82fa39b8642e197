import { CategoryId } from '@osta/reference/category-id';
import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { operations } from '../operation.ts';
import {
  AddServiceRequest,
  AddTradeRequest,
  CatalogueTree,
  ChangeOrderRequest,
  ChangeSearchWordsRequest,
  ChangeServiceRequest,
  ChangeTradeRequest,
  EntryWords,
  PlaceList,
  SearchServicesQuery,
  ServiceCatalogue,
  ServiceSearchAnswer,
  TradeIcons,
} from './api.ts';
import { OrderedList } from './entry-look.ts';
import { CatalogueEntryId } from './search-words.ts';

const EntryPath = z.strictObject({ entryId: CatalogueEntryId });

/** The operations on trades, services and places. */
export const catalogueOperations = operations({
  listServices: {
    method: 'get',
    path: '/api/services',
    summary: 'List trades and their services, in the language of Accept-Language',
    answer: ServiceCatalogue,
  },

  searchServices: {
    method: 'get',
    path: '/api/services/search',
    summary: 'Search services by words, the best match first',
    query: SearchServicesQuery,
    answer: ServiceSearchAnswer,
  },

  getSearchWords: {
    method: 'get',
    path: '/api/services/words/{entryId}',
    summary: 'Get the search words of a trade or service, and their changes',
    params: EntryPath,
    answer: EntryWords,
    refusals: ['ENTRY_NOT_FOUND'],
  },

  listPlaces: {
    method: 'get',
    path: '/api/places',
    summary: 'List towns and neighbourhoods, in the language of Accept-Language',
    answer: PlaceList,
  },

  changeSearchWords: {
    method: 'put',
    path: '/api/services/words/{entryId}',
    summary: 'Replace the search words of a trade or service (admins)',
    params: EntryPath,
    body: ChangeSearchWordsRequest,
    answer: EntryWords,
    ifMatch: true,
    refusals: ['ENTRY_NOT_FOUND', 'SEARCH_WORD_EMPTY'],
  },

  getCatalogueTree: {
    method: 'get',
    path: '/api/services/tree',
    summary: 'List trades and services in both languages, hidden ones too (admins)',
    answer: CatalogueTree,
  },

  listTradeIcons: {
    method: 'get',
    path: '/api/services/icons',
    summary: 'List the trades that have another icon than their own',
    answer: TradeIcons,
  },

  addTrade: {
    method: 'post',
    path: '/api/services/trades',
    summary: 'Add a trade to the catalogue, which shows it once it has a service (admins)',
    body: AddTradeRequest,
    answer: CatalogueTree,
    status: 201,
    refusals: ['ENTRY_EXISTS', 'ENTRY_NAME_TAKEN', 'SEARCH_WORD_EMPTY'],
  },

  addService: {
    method: 'post',
    path: '/api/services/services',
    summary: 'Add a service to a trade (admins)',
    body: AddServiceRequest,
    answer: CatalogueTree,
    status: 201,
    refusals: ['ENTRY_EXISTS', 'ENTRY_NOT_FOUND', 'ENTRY_NAME_TAKEN', 'SEARCH_WORD_EMPTY'],
  },

  changeTrade: {
    method: 'put',
    path: '/api/services/trades/{entryId}',
    summary: 'Change the name or the icon of a trade, or hide or show it (admins)',
    params: z.strictObject({ entryId: CategoryId }),
    body: ChangeTradeRequest,
    answer: CatalogueTree,
    ifMatch: true,
    refusals: ['ENTRY_NOT_FOUND', 'ENTRY_NAME_TAKEN'],
  },

  changeService: {
    method: 'put',
    path: '/api/services/services/{entryId}',
    summary: 'Change the name of a service, or hide or show it (admins)',
    params: z.strictObject({ entryId: ServiceId }),
    body: ChangeServiceRequest,
    answer: CatalogueTree,
    ifMatch: true,
    refusals: ['ENTRY_NOT_FOUND', 'ENTRY_NAME_TAKEN', 'LAST_SERVICE_OF_TRADE'],
  },

  changeOrder: {
    method: 'put',
    path: '/api/services/order/{entryId}',
    summary: 'Change the order of the trades, or of the services of a trade (admins)',
    params: z.strictObject({ entryId: OrderedList }),
    body: ChangeOrderRequest,
    answer: CatalogueTree,
    ifMatch: true,
    refusals: ['ENTRY_NOT_FOUND', 'ORDER_INCOMPLETE'],
  },
});
