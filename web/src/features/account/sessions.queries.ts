import {
  queryOptions,
  useMutation,
  type UseMutationResult,
  useQueryClient,
} from '@tanstack/react-query';

import type { Api } from '../../api/api.ts';
import { call } from '../../api/call.ts';
import { useApi } from '../../api/use-api.ts';

export const sessionsKey = ['sessions'] as const;

/** Queries the person's sessions, newest first. */
export function sessionsQuery(api: Api) {
  return queryOptions({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => api.request(call('GET /api/auth/sessions'), { signal }),
  });
}

/** Ends one session by its id. */
export function useEndSession(): UseMutationResult<unknown, Error, string> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId) =>
      api.request(call('DELETE /api/auth/sessions/{sessionId}', { params: { sessionId } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Ends every session but this one. */
export function useEndOtherSessions(): UseMutationResult<unknown, Error, undefined> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api.request(call('DELETE /api/auth/sessions', { query: { keep: 'current' } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}
