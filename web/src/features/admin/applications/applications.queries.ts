import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { Api } from '../../../api/api.ts';
import { call } from '../../../api/call.ts';
import type { ApplicationsSearch } from './applications-search.ts';

/** The key of everything that admins read about applications. */
export const applicationsKey = ['applications'] as const;

/** Queries the queue of applications, the longest waiting first. */
export function applicationListQuery(
  api: Api,
  { status, q, assigned, renewals, trade, place, days }: ApplicationsSearch,
) {
  const search = {
    status: status === 'all' ? undefined : status,
    q,
    assigned,
    hasRenewal: renewals,
    categoryId: trade,
    placeId: place,
    waitingDays: status === undefined ? (days ?? 0) : undefined,
  };
  return infiniteQueryOptions({
    queryKey: [...applicationsKey, 'list', search],
    queryFn: ({ signal, pageParam }) => {
      const query = { ...search, cursor: pageParam ?? undefined };
      return api.request(call('GET /api/professional/applications', { query }), { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Queries how many applications stand where. */
export function applicationCountsQuery(api: Api) {
  return queryOptions({
    queryKey: [...applicationsKey, 'counts'],
    queryFn: ({ signal }) =>
      api.request(call('GET /api/professional/applications/counts'), { signal }),
  });
}

/** Queries one application with its history. */
export function applicationQuery(api: Api, applicantId: string) {
  return queryOptions({
    queryKey: [...applicationsKey, applicantId],
    queryFn: ({ signal }) =>
      api.request(
        call('GET /api/professional/applications/{applicantId}', { params: { applicantId } }),
        { signal },
      ),
  });
}
