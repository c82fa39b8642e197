import { infiniteQueryOptions } from '@tanstack/react-query';

import type { Api } from '../../../api/api.ts';
import { call } from '../../../api/call.ts';
import { reviewKeys } from '../../../reviews/reviews.queries.ts';

/** Queries the reviews that wait for an admin, the newest report first. */
export function reportedReviewsQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: [...reviewKeys.all, 'reported'],
    queryFn: ({ signal, pageParam }) => {
      const query = { cursor: pageParam ?? undefined };
      return api.request(call('GET /api/reviews/reported', { query }), { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
