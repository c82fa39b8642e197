import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';

/** Places change only with a new version of the product. */
const anHour = 60 * 60_000;

/** Queries every trade and its services in the page's language. */
export function servicesQuery(api: Api) {
  return queryOptions({
    queryKey: ['services'],
    queryFn: ({ signal }) => api.request(call('GET /api/services'), { signal }),
    // Admins change names, order and what is offered; longer than a guest's page is kept
    staleTime: 60_000,
    gcTime: anHour,
  });
}

/** The same for loaders: what is known shows the page, and the page asks for what is new. */
export function knownServicesQuery(api: Api) {
  return queryOptions({ ...servicesQuery(api), staleTime: 'static' });
}

/** Queries which trades have another icon than their own, for pages without the whole catalogue. */
export function tradeIconsQuery(api: Api) {
  return queryOptions({
    queryKey: ['services', 'icons'],
    queryFn: ({ signal }) => api.request(call('GET /api/services/icons'), { signal }),
    staleTime: 60_000,
    gcTime: anHour,
  });
}

/** Queries the services that a text in words means, best first. */
export function serviceSearchQuery(api: Api, text: string) {
  return queryOptions({
    queryKey: ['service-search', text],
    queryFn: ({ signal }) =>
      api.request(call('GET /api/services/search', { query: { q: text, limit: 12 } }), { signal }),
    // Admins change the words that find a service
    staleTime: 60_000,
  });
}

/** Queries towns and neighbourhoods in the page's language. */
export function placesQuery(api: Api) {
  return queryOptions({
    queryKey: ['places'],
    queryFn: ({ signal }) => api.request(call('GET /api/places'), { signal }),
    staleTime: anHour,
    gcTime: anHour,
  });
}
