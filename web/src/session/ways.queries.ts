import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';

/** Queries which ways to sign in and to be reached are configured; others are not shown. */
export function waysQuery(api: Api) {
  return queryOptions({
    queryKey: ['ways'],
    queryFn: ({ signal }) => api.request(call('GET /api/auth/ways'), { signal }),
    // Changes only with a deployment
    staleTime: Infinity,
  });
}
