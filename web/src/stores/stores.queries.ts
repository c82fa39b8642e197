import type { MyStores, StoreMembers, StoreView } from '@osta/contracts/store/api';
import type { SubscriptionView } from '@osta/contracts/store/subscription-api';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';

/** The key of everything that members and admins read about stores. */
export const storesKey = ['stores'] as const;

/** Returns the path of one store, for its members. */
export function storePath(storeId: string): string {
  return `/api/stores/${storeId}`;
}

/** Returns the path of one store, for admins. */
export function adminStorePath(storeId: string): string {
  return `/api/admin/stores/${storeId}`;
}

/** Queries the stores of which the caller is a member. */
export function myStoresQuery(api: Api) {
  return queryOptions({
    queryKey: [...storesKey, 'mine'],
    queryFn: async ({ signal }) => {
      const { items } = await api.get<MyStores>('/api/stores/mine', signal);
      return items;
    },
  });
}

/** Queries one store as its members, or an admin, may see it. */
export function storeQuery(api: Api, storeId: string) {
  return queryOptions({
    queryKey: [...storesKey, storeId],
    queryFn: ({ signal }) => api.get<StoreView>(storePath(storeId), signal),
  });
}

/** Queries the subscription of a store. */
export function subscriptionQuery(api: Api, storeId: string) {
  return queryOptions({
    queryKey: [...storesKey, storeId, 'subscription'],
    queryFn: ({ signal }) =>
      api.get<SubscriptionView>(`${storePath(storeId)}/subscription`, signal),
  });
}

/** Queries the members of a store, and who is invited. */
export function membersQuery(api: Api, storeId: string) {
  return queryOptions({
    queryKey: [...storesKey, storeId, 'members'],
    queryFn: ({ signal }) => api.get<StoreMembers>(`${storePath(storeId)}/members`, signal),
  });
}
