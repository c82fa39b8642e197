import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../../../api/api.ts';
import { call } from '../../../api/call.ts';

/** The query key of all that shows the catalogue: what customers see, and the tree of the admins. */
export const catalogueKey = ['services'] as const;

/** Queries all trades and services in both languages, hidden ones too. */
export function catalogueTreeQuery(api: Api) {
  return queryOptions({
    queryKey: [...catalogueKey, 'tree'],
    queryFn: ({ signal }) => api.request(call('GET /api/services/tree'), { signal }),
  });
}
