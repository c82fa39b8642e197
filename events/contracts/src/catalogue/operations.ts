import { z } from 'zod';

import { operations } from '../operation.ts';
import {
  ChangeSearchWordsRequest,
  EntryWords,
  PlaceList,
  SearchServicesQuery,
  ServiceCatalogue,
  ServiceSearchAnswer,
} from './api.ts';
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
    refusals: ['SEARCH_WORD_EMPTY'],
  },
});
