import { infiniteQueryOptions } from '@tanstack/react-query';

import type { Api } from '../../../api/api.ts';
import { call } from '../../../api/call.ts';
import { bookingKeys } from '../../../bookings/bookings.queries.ts';

/** Queries the bookings that wait for an admin, by their start. */
export function unresolvedQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: [...bookingKeys.all, 'unresolved'],
    queryFn: ({ signal, pageParam }) => {
      const query = { cursor: pageParam ?? undefined };
      return api.request(call('GET /api/bookings/unresolved', { query }), { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
