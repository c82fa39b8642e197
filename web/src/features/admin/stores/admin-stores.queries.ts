import { infiniteQueryOptions } from '@tanstack/react-query';

import type { Api } from '../../../api/api.ts';
import { call } from '../../../api/call.ts';
import { storesKey } from '../../../stores/stores.queries.ts';
import type { AdminStoresSearch } from './admin-stores-search.ts';

/** Queries the queue of stores, those that wait longest first. */
export function adminStoreListQuery(api: Api, { status, q, changes, paid }: AdminStoresSearch) {
  const search = { status, q, hasRevision: changes, hasAnnouncedPayment: paid };
  return infiniteQueryOptions({
    queryKey: [...storesKey, 'admin', search],
    queryFn: ({ signal, pageParam }) => {
      const query = { ...search, cursor: pageParam ?? undefined };
      return api.request(call('GET /api/admin/stores', { query }), { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
