import type { RequestRules } from '@osta/contracts/professional/request-rules';
import {
  queryOptions,
  useMutation,
  type UseMutationResult,
  useQueryClient,
} from '@tanstack/react-query';

import { isProblem } from '../../../api/api-problem.ts';
import type { Api } from '../../../api/api.ts';
import { call, type InputOf } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';
import { myProfileKey } from '../../../professionals/my-profile.queries.ts';

type RulesRequest = InputOf<'PUT /api/professional/request-rules'>['body'];

/** Queries which requests reach the professional; `null` before their profile is published. */
export function requestRulesQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: [...myProfileKey(userId), 'request-rules'],
    queryFn: async ({ signal }): Promise<RequestRules | null> => {
      try {
        return await api.request(call('GET /api/professional/request-rules'), { signal });
      } catch (error) {
        if (isProblem(error, 'PROFILE_NOT_PUBLISHED')) return null;
        throw error;
      }
    },
  });
}

/** Says which requests reach the professional. */
export function useSaveRequestRules(
  userId: string,
): UseMutationResult<unknown, Error, RulesRequest> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body) => api.request(call('PUT /api/professional/request-rules', { body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: myProfileKey(userId) }),
  });
}
