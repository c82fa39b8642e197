import type { PublicStore, StorePage } from '@osta/contracts/store/api';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import type { StoreSearch } from './store-search.ts';

/** Returns the parameters of the list of stores that a search asks for. */
function parametersOf(search: StoreSearch): URLSearchParams {
  const { q, category, area, open = false, features, payment, rating, at, sort } = search;
  const [latitude = '', longitude = ''] = at?.split(',') ?? [];
  return new URLSearchParams({
    ...(q !== undefined && { q }),
    ...(category !== undefined && { category }),
    ...(area !== undefined && { area }),
    ...(open && { open: 'now' }),
    ...(features !== undefined && { features }),
    ...(payment !== undefined && { payment }),
    ...(rating !== undefined && { minRating: String(rating) }),
    ...(at !== undefined && { latitude, longitude }),
    ...(sort !== undefined && { sort }),
    limit: '18',
  });
}

const aMinute = 60_000;

/** Queries the stores that a search asks for, page by page. */
export function storeListQuery(api: Api, search: StoreSearch) {
  const parameters = parametersOf(search);
  return infiniteQueryOptions({
    queryKey: ['public-store-list', parameters.toString()],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const paged = new URLSearchParams(parameters);
      if (pageParam !== null) paged.set('cursor', pageParam);
      return api.get<StorePage>(`/api/stores?${paged.toString()}`, signal);
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: aMinute,
  });
}

/** Queries some stores without a search, as the list begins with them. */
export function someStoresQuery(api: Api, limit: number) {
  return queryOptions({
    queryKey: ['public-store-list', 'some', limit],
    queryFn: ({ signal }) => api.get<StorePage>(`/api/stores?limit=${limit}`, signal),
    staleTime: aMinute,
  });
}

/** Queries one store as customers see it. */
export function publicStoreQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['public-stores', id],
    queryFn: ({ signal }) =>
      api.get<PublicStore>(`/api/stores/${encodeURIComponent(id)}/public`, signal),
    staleTime: aMinute,
  });
}
