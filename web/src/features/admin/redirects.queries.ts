import type { RedirectTable } from '@osta/contracts/redirect/api';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../../api/api.ts';

/** The path and the query key of the redirect table. */
export const redirectTable = { path: '/api/redirects/table', key: ['redirect-table'] } as const;

/** One redirect. */
export type RedirectRow = RedirectTable['items'][number];

/** Queries every redirect in order, and the other sites that one may lead to. */
export function redirectTableQuery(api: Api) {
  return queryOptions({
    queryKey: redirectTable.key,
    queryFn: ({ signal }) => api.get<RedirectTable>(redirectTable.path, signal),
  });
}
