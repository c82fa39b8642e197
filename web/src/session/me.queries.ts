import type { Me } from '@osta/contracts/account/api';
import { queryOptions } from '@tanstack/react-query';

import { isProblem } from '../api/api-problem.ts';
import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';

export const meKey = ['me'] as const;

/**
 * Queries who is signed in; `null` for a guest. Fresh for 30 seconds, cached for 5 minutes, never
 * retried (docs/spec.md §7).
 */
export function meQuery(api: Api) {
  return queryOptions({
    queryKey: meKey,
    queryFn: async ({ signal }): Promise<Me | null> => {
      try {
        return await api.request(call('GET /api/user/me'), { signal });
      } catch (error) {
        if (isProblem(error, 'UNAUTHENTICATED')) return null;
        throw error;
      }
    },
    // A guest who signs in loads a new document; only another tab can change this one
    staleTime: ({ state }) => (state.data === null ? Infinity : 30_000),
    refetchOnWindowFocus: ({ state }) => (state.data === null ? 'always' : true),
    gcTime: 5 * 60_000,
    retry: false,
  });
}
