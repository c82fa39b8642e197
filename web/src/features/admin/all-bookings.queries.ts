import type { FoundBookings } from '@osta/contracts/booking/admin-api';
import { infiniteQueryOptions } from '@tanstack/react-query';

import type { Api } from '../../api/api.ts';
import { bookingKeys } from '../../bookings/bookings.queries.ts';
import { daysAfter, instantOf } from '../../time/tripoli.ts';
import type { AllBookingsSearch } from './all-bookings-search.ts';

/** Queries the bookings of everybody, the latest start first. */
export function allBookingsQuery(api: Api, { status, q, from, to }: AllBookingsSearch) {
  const first = from === undefined ? null : instantOf({ day: from, time: '00:00' });
  const end = to === undefined ? null : instantOf({ day: daysAfter(to, 1), time: '00:00' });
  const search = new URLSearchParams({
    ...(status !== undefined && { status }),
    ...(q !== undefined && { q }),
    ...(first !== null && { from: first }),
    ...(end !== null && { until: end }),
  }).toString();
  return infiniteQueryOptions({
    queryKey: [...bookingKeys.all, 'everybody', search],
    queryFn: ({ signal, pageParam }) => {
      const page = new URLSearchParams(search);
      if (pageParam !== null) page.set('cursor', pageParam);
      return api.get<FoundBookings>(`/api/bookings/all?${page.toString()}`, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
