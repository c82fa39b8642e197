import type { GeoPoint } from '@osta/contracts/geo-point';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import { call, type InputOf } from '../api/call.ts';
import type { StoreSearch } from './store-search.ts';

/** Returns the query of the list of stores that a search asks for. */
function queryOf(search: StoreSearch): InputOf<'GET /api/stores'>['query'] {
  const { q, category, area, open = false, features, payment, rating, at, sort } = search;
  const [latitude, longitude] = at?.split(',') ?? [];
  return {
    q,
    category,
    area,
    open: open ? 'now' : undefined,
    features,
    payment,
    minRating: rating,
    latitude,
    longitude,
    sort,
    limit: 18,
  };
}

const aMinute = 60_000;

/** Queries the stores that a search asks for, page by page. */
export function storeListQuery(api: Api, search: StoreSearch) {
  const query = queryOf(search);
  return infiniteQueryOptions({
    queryKey: ['public-store-list', query],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam ?? undefined;
      return api.request(call('GET /api/stores', { query: { ...query, cursor } }), { signal });
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: aMinute,
  });
}

/** Queries some stores without a search, as the list begins with them. */
export function someStoresQuery(api: Api, limit: number) {
  return queryOptions({
    queryKey: ['public-store-list', 'some', limit],
    queryFn: ({ signal }) => api.request(call('GET /api/stores', { query: { limit } }), { signal }),
    staleTime: aMinute,
  });
}

/** Queries the stores nearest to a point. */
export function storesNearQuery(api: Api, { latitude, longitude }: GeoPoint, limit: number) {
  const query = { latitude: String(latitude), longitude: String(longitude), limit };
  return queryOptions({
    queryKey: ['public-store-list', 'near', query],
    queryFn: ({ signal }) => api.request(call('GET /api/stores', { query }), { signal }),
    staleTime: aMinute,
  });
}

/** Queries one store as customers see it. */
export function publicStoreQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['public-stores', id],
    queryFn: ({ signal }) =>
      api.request(call('GET /api/stores/{storeId}/public', { params: { storeId: id } }), {
        signal,
      }),
    staleTime: aMinute,
  });
}
