import type { StoreCalendar } from '@osta/contracts/booking/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import type { CalendarRange } from '../bookings/bookings.queries.ts';

/** Queries the bookings that were made at a store and begin in a range of at most 62 days. */
export function storeBookingsQuery(api: Api, storeId: string, { from, until }: CalendarRange) {
  const search = new URLSearchParams({ from, until });
  return queryOptions({
    queryKey: ['store-bookings', storeId, from, until],
    queryFn: ({ signal }) =>
      api.get<StoreCalendar>(`/api/bookings/stores/${storeId}?${search.toString()}`, signal),
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });
}
