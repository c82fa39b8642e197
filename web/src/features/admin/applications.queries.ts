import type { ApplicationPage, ApplicationView } from '@osta/contracts/application/api';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { Api } from '../../api/api.ts';
import type { ApplicationsSearch } from './applications-search.ts';

/** The key of everything that admins read about applications. */
export const applicationsKey = ['applications'] as const;

/** Returns the path of one application, for admins. */
export function applicationPath(applicantId: string): string {
  return `/api/professional/applications/${applicantId}`;
}

/** Queries the queue of applications, the longest waiting first. */
export function applicationListQuery(api: Api, { status, q, assigned }: ApplicationsSearch) {
  const search = new URLSearchParams({
    ...(status !== undefined && { status }),
    ...(q !== undefined && { q }),
    ...(assigned !== undefined && { assigned }),
  }).toString();
  return infiniteQueryOptions({
    queryKey: [...applicationsKey, 'list', search],
    queryFn: ({ signal, pageParam }) => {
      const page = new URLSearchParams(search);
      if (pageParam !== null) page.set('cursor', pageParam);
      return api.get<ApplicationPage>(`/api/professional/applications?${page.toString()}`, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** Queries one application with its history. */
export function applicationQuery(api: Api, applicantId: string) {
  return queryOptions({
    queryKey: [...applicationsKey, applicantId],
    queryFn: ({ signal }) => api.get<ApplicationView>(applicationPath(applicantId), signal),
  });
}
