import type { CreateRequestRequest } from '@osta/contracts/request/api';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';

export type RequestTab = 'active' | 'ended';
export type RequestRole = 'customer' | 'professional';

/** Query keys of the cached requests, from the widest to the narrowest. */
export const requestKeys = {
  all: ['requests'] as const,
  lists: ['requests', 'list'] as const,
  list: (role: RequestRole, status: RequestTab) => ['requests', 'list', role, status] as const,
  reach: ['requests', 'reach'] as const,
  one: (requestId: string) => ['requests', 'one', requestId] as const,
};

/** An inbox puts what ends soonest on top of its first page: that page has to hold what waits. */
const inboxPage = 50;

/** Queries the reader's own requests, newest first. */
export function requestsQuery(api: Api, role: RequestRole, status: RequestTab) {
  return infiniteQueryOptions({
    queryKey: requestKeys.list(role, status),
    queryFn: ({ pageParam, signal }) => {
      const isInbox = role === 'professional' && status === 'active';
      const query = {
        role,
        status,
        ...(isInbox && { limit: inboxPage }),
        ...(pageParam && { cursor: pageParam }),
      };
      return api.request(call('GET /api/requests', { query }), { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 5000,
  });
}

/** What of a request decides who can take it. */
export type WantedWork = Pick<CreateRequestRequest['content'], 'serviceId' | 'placeId' | 'budget'>;

/** Queries whom a request would reach if it was sent to all who can. */
export function reachQuery(api: Api, { serviceId, placeId, budget }: WantedWork) {
  const query = { serviceId, placeId, budget: budget?.max };
  return queryOptions({
    queryKey: [...requestKeys.reach, query],
    queryFn: ({ signal }) => api.request(call('GET /api/requests/reach', { query }), { signal }),
    staleTime: 5000,
  });
}

/** How long the booking of an accepted offer usually takes, in milliseconds. Nothing announces its end. */
const askAgainAfter = 1000;

/** Queries one request, as far as the reader may see it. Asks again while an accepted offer is being booked. */
export function requestQuery(api: Api, requestId: string) {
  return queryOptions({
    queryKey: requestKeys.one(requestId),
    queryFn: ({ signal }) =>
      api.request(call('GET /api/requests/{requestId}', { params: { requestId } }), { signal }),
    staleTime: 5000,
    refetchInterval: ({ state }) => (state.data?.status === 'awarding' ? askAgainAfter : false),
  });
}
