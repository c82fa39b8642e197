import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';

/** Queries what a service usually costs and how long it takes. */
export function usualTermsQuery(api: Api, serviceId: string) {
  return queryOptions({
    queryKey: ['usual-terms', serviceId],
    queryFn: ({ signal }) =>
      api.request(call('GET /api/bookings/usual-terms', { query: { serviceId } }), { signal }),
    staleTime: 60_000,
  });
}
