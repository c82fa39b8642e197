import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';

export const secondStepKey = ['second-step'] as const;

/** Queries the signed-in person's two-step verification. */
export function secondStepQuery(api: Api) {
  return queryOptions({
    queryKey: secondStepKey,
    queryFn: ({ signal }) => api.request(call('GET /api/auth/second-step'), { signal }),
    staleTime: 30_000,
  });
}
