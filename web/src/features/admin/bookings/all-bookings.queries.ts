import { infiniteQueryOptions } from '@tanstack/react-query';

import type { Api } from '../../../api/api.ts';
import { call } from '../../../api/call.ts';
import { bookingKeys } from '../../../bookings/bookings.queries.ts';
import { daysAfter, instantOf } from '../../../time/tripoli.ts';
import type { AllBookingsSearch } from './all-bookings-search.ts';

/** Queries the bookings of everybody, the latest start first. */
export function allBookingsQuery(api: Api, { status, q, from, to }: AllBookingsSearch) {
  const first = from === undefined ? null : instantOf({ day: from, time: '00:00' });
  const end = to === undefined ? null : instantOf({ day: daysAfter(to, 1), time: '00:00' });
  const search = { status, q, from: first ?? undefined, until: end ?? undefined };
  return infiniteQueryOptions({
    queryKey: [...bookingKeys.all, 'everybody', search],
    queryFn: ({ signal, pageParam }) => {
      const query = { ...search, cursor: pageParam ?? undefined };
      return api.request(call('GET /api/bookings/all', { query }), { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
