import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';
import { bookingKeys } from './bookings.queries.ts';

/** The query key of the reader's waits, below that of all bookings: a booking ends a wait. */
export const waitsKey = [...bookingKeys.all, 'waits'] as const;

/** Queries the reader's own waits for a free slot that are not over. */
export function waitsQuery(api: Api) {
  return queryOptions({
    queryKey: waitsKey,
    queryFn: ({ signal }) => api.request(call('GET /api/bookings/waits'), { signal }),
    staleTime: 5000,
  });
}
