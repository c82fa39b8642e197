import { infiniteQueryOptions } from '@tanstack/react-query';

import type { Api } from '../../../api/api.ts';
import { call } from '../../../api/call.ts';
import type { AdminOfferingsSearch } from './admin-offerings-search.ts';

/** Every query of the services of all professionals begins with it. */
export const adminOfferingsKey = ['admin-offerings'] as const;

/** Queries the services of all professionals, the newest first. */
export function adminOfferingListQuery(api: Api, { status: state, q }: AdminOfferingsSearch) {
  const search = { state, q };
  return infiniteQueryOptions({
    queryKey: [...adminOfferingsKey, search],
    queryFn: ({ signal, pageParam }) => {
      const query = { ...search, cursor: pageParam ?? undefined };
      return api.request(call('GET /api/professional/offerings', { query }), { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
