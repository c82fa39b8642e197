import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';

/** The key of everything that members and admins read about stores. */
export const storesKey = ['stores'] as const;

/** Queries the stores of which the caller is a member. */
export function myStoresQuery(api: Api) {
  return queryOptions({
    queryKey: [...storesKey, 'mine'],
    queryFn: async ({ signal }) => {
      const { items } = await api.request(call('GET /api/stores/mine'), { signal });
      return items;
    },
  });
}

/** Queries one store as its members, or an admin, may see it. */
export function storeQuery(api: Api, storeId: string) {
  return queryOptions({
    queryKey: [...storesKey, storeId],
    queryFn: ({ signal }) =>
      api.request(call('GET /api/stores/{storeId}', { params: { storeId } }), { signal }),
  });
}

/** Queries the subscription of a store. */
export function subscriptionQuery(api: Api, storeId: string) {
  return queryOptions({
    queryKey: [...storesKey, storeId, 'subscription'],
    queryFn: ({ signal }) =>
      api.request(call('GET /api/stores/{storeId}/subscription', { params: { storeId } }), {
        signal,
      }),
  });
}

/** How long to wait before the provider is asked again, and how often; then the product asks by itself. */
const [askAgainAfter, askedAtMost] = [3000, 20];

/** Asks where a checkout stands, until it has ended. */
export function checkoutQuery(api: Api, storeId: string, checkoutId: string) {
  return queryOptions({
    // Not below the subscription, which changes with it
    queryKey: ['checkouts', storeId, checkoutId],
    queryFn: ({ signal }) =>
      api.request(
        call('POST /api/stores/{storeId}/subscription/checkouts/{checkoutId}/check', {
          params: { storeId, checkoutId },
        }),
        { signal },
      ),
    refetchInterval: ({ state }) =>
      state.data?.status === 'open' && state.dataUpdateCount < askedAtMost ? askAgainAfter : false,
  });
}

/** Queries the members of a store, and who is invited. */
export function membersQuery(api: Api, storeId: string) {
  return queryOptions({
    queryKey: [...storesKey, storeId, 'members'],
    queryFn: ({ signal }) =>
      api.request(call('GET /api/stores/{storeId}/members', { params: { storeId } }), { signal }),
  });
}

/** Queries the plans of a store's subscription, retired ones too: they name what there is. */
export function plansQuery(api: Api) {
  return queryOptions({
    queryKey: [...storesKey, 'plans'],
    queryFn: async ({ signal }) => {
      const { plans } = await api.request(call('GET /api/stores/plans'), { signal });
      return plans;
    },
  });
}

/** Queries what admins did to a plan, oldest first. */
export function planHistoryQuery(api: Api, planId: string) {
  return queryOptions({
    queryKey: [...storesKey, 'plans', planId, 'history'],
    queryFn: async ({ signal }) => {
      const params = { planId };
      const { items } = await api.request(
        call('GET /api/admin/stores/plans/{planId}/history', { params }),
        { signal },
      );
      return items;
    },
  });
}
