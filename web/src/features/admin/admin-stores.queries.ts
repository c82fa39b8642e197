import type { AdminStorePage } from '@osta/contracts/store/api';
import { infiniteQueryOptions } from '@tanstack/react-query';

import type { Api } from '../../api/api.ts';
import { storesKey } from '../../stores/stores.queries.ts';
import type { AdminStoresSearch } from './admin-stores-search.ts';

/** Queries the queue of stores, those that wait longest first. */
export function adminStoreListQuery(api: Api, { status, q, changes, paid }: AdminStoresSearch) {
  const search = new URLSearchParams({
    ...(status !== undefined && { status }),
    ...(q !== undefined && { q }),
    ...(changes === true && { hasRevision: 'true' }),
    ...(paid === true && { hasAnnouncedPayment: 'true' }),
  }).toString();
  return infiniteQueryOptions({
    queryKey: [...storesKey, 'admin', search],
    queryFn: ({ signal, pageParam }) => {
      const page = new URLSearchParams(search);
      if (pageParam !== null) page.set('cursor', pageParam);
      return api.get<AdminStorePage>(`/api/admin/stores?${page.toString()}`, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
