import type { MyOfferingPage } from '@osta/contracts/offering/api';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { Api } from '../../api/api.ts';
import { call } from '../../api/call.ts';

export type OfferingPart = 'active' | 'archived';

/** Query keys of the professional's own services, from the widest to the narrowest. */
export const offeringKeys = {
  all: ['offerings'] as const,
  list: (part: OfferingPart) => ['offerings', 'list', part] as const,
  one: (id: string) => ['offerings', 'one', id] as const,
};

/** Queries the reader's own services, newest first. */
export function offeringsQuery(api: Api, part: OfferingPart) {
  return infiniteQueryOptions({
    queryKey: offeringKeys.list(part),
    queryFn: ({ pageParam, signal }) => {
      const query = { part, limit: 30, ...(pageParam && { cursor: pageParam }) };
      return api.request(call('GET /api/professional/services', { query }), { signal });
    },
    initialPageParam: '',
    getNextPageParam: (page: MyOfferingPage): string | null => page.nextCursor,
    staleTime: 5000,
  });
}

/** Queries one of the reader's own services. */
export function offeringQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: offeringKeys.one(id),
    queryFn: ({ signal }) =>
      api.request(
        call('GET /api/professional/services/{offeringId}', { params: { offeringId: id } }),
        { signal },
      ),
    staleTime: 5000,
  });
}
