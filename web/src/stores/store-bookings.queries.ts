import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';
import type { CalendarRange } from '../bookings/bookings.queries.ts';

/** The key of everything that the people of stores read about its bookings. */
export const storeBookingsKey = ['store-bookings'] as const;

/** Queries who at its store can take a booking over, and why others cannot. */
export function colleaguesQuery(api: Api, bookingId: string) {
  return queryOptions({
    queryKey: [...storeBookingsKey, 'colleagues', bookingId],
    queryFn: ({ signal }) =>
      api.request(call('GET /api/bookings/{bookingId}/colleagues', { params: { bookingId } }), {
        signal,
      }),
    // Somebody may have booked one of them meanwhile
    staleTime: 0,
    retry: false,
  });
}

/** Queries the bookings that were made at a store and begin in a range of at most 62 days. */
export function storeBookingsQuery(api: Api, storeId: string, { from, until }: CalendarRange) {
  return queryOptions({
    queryKey: [...storeBookingsKey, storeId, from, until],
    queryFn: ({ signal }) =>
      api.request(
        call('GET /api/bookings/stores/{storeId}', { params: { storeId }, query: { from, until } }),
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });
}
