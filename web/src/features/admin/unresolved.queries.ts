import type { UnresolvedPage } from '@osta/contracts/booking/strike';
import { infiniteQueryOptions } from '@tanstack/react-query';

import type { Api } from '../../api/api.ts';
import { bookingKeys } from '../../bookings/bookings.queries.ts';

/** Queries the bookings that wait for an admin, by their start. */
export function unresolvedQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: [...bookingKeys.all, 'unresolved'],
    queryFn: ({ signal, pageParam }) => {
      const search = new URLSearchParams(pageParam === null ? {} : { cursor: pageParam });
      return api.get<UnresolvedPage>(`/api/bookings/unresolved?${search.toString()}`, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
