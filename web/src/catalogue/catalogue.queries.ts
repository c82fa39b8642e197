import type { PlaceList, ServiceCatalogue } from '@osta/contracts/professional/api';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';

/** Trades and places change with a new version of the product, not while somebody reads. */
const anHour = 60 * 60_000;

/** Every trade and its services, in the language of the page. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the options type is React Query's own inference
export function servicesQuery(api: Api) {
  return queryOptions({
    queryKey: ['services'],
    queryFn: ({ signal }) => api.get<ServiceCatalogue>('/api/services', signal),
    staleTime: anHour,
    gcTime: anHour,
  });
}

/** Towns and neighbourhoods, in the language of the page. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the options type is React Query's own inference
export function placesQuery(api: Api) {
  return queryOptions({
    queryKey: ['places'],
    queryFn: ({ signal }) => api.get<PlaceList>('/api/places', signal),
    staleTime: anHour,
    gcTime: anHour,
  });
}
