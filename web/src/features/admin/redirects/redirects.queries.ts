import type { RedirectTable } from '@osta/contracts/redirect/api';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../../../api/api.ts';
import { call } from '../../../api/call.ts';

/** The query key of the redirect table. */
export const redirectTableKey = ['redirect-table'] as const;

/** One redirect. */
export type RedirectRow = RedirectTable['items'][number];

/** Queries every redirect in order, and the other sites that one may lead to. */
export function redirectTableQuery(api: Api) {
  return queryOptions({
    queryKey: redirectTableKey,
    queryFn: ({ signal }) => api.request(call('GET /api/redirects/table'), { signal }),
  });
}
