import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';
import { bookingKeys } from './bookings.queries.ts';

/** Queries the reader's own strikes whose time is not over. */
export function strikesQuery(api: Api) {
  return queryOptions({
    // Below that of all bookings: a cancellation may leave one
    queryKey: [...bookingKeys.all, 'strikes'],
    queryFn: ({ signal }) => api.request(call('GET /api/bookings/strikes'), { signal }),
    staleTime: 5000,
  });
}
