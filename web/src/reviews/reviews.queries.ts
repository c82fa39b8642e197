import { infiniteQueryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';

/** Whom reviews are about. */
export type Reviewed = { readonly professionalId: string } | { readonly storeId: string };

/** Query keys of the cached reviews, from the widest to the narrowest. */
export const reviewKeys = {
  all: ['reviews'] as const,
  of: (reviewed: Reviewed) => ['reviews', reviewed] as const,
};

/** Queries the published reviews about a professional, or of a store, the newest first. */
export function reviewsQuery(api: Api, reviewed: Reviewed) {
  return infiniteQueryOptions({
    queryKey: reviewKeys.of(reviewed),
    queryFn: ({ pageParam, signal }) => {
      const query = { ...reviewed, limit: 10, cursor: pageParam ?? undefined };
      return api.request(call('GET /api/reviews', { query }), { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 60_000,
  });
}
