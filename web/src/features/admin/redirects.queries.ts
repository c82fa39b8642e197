import type { RedirectTable } from '@osta/contracts/redirect/api';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../../api/api.ts';

/** Of all redirects as they are read and changed: their address, and under what they are kept. */
export const redirectTable = { path: '/api/redirects/table', key: ['redirect-table'] } as const;

/** One path that leads elsewhere. */
export type RedirectRow = RedirectTable['items'][number];

/** Every path that leads elsewhere, in order, and which other sites one may lead to. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the options type is React Query's own inference
export function redirectTableQuery(api: Api) {
  return queryOptions({
    queryKey: redirectTable.key,
    queryFn: ({ signal }) => api.get<RedirectTable>(redirectTable.path, signal),
  });
}
