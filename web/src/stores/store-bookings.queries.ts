import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';
import type { CalendarRange } from '../bookings/bookings.queries.ts';

/** Queries the bookings that were made at a store and begin in a range of at most 62 days. */
export function storeBookingsQuery(api: Api, storeId: string, { from, until }: CalendarRange) {
  return queryOptions({
    queryKey: ['store-bookings', storeId, from, until],
    queryFn: ({ signal }) =>
      api.request(
        call('GET /api/bookings/stores/{storeId}', { params: { storeId }, query: { from, until } }),
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });
}
