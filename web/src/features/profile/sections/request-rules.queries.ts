import type { RequestRules } from '@osta/contracts/professional/request-rules';
import {
  queryOptions,
  useMutation,
  type UseMutationResult,
  useQueryClient,
} from '@tanstack/react-query';

import type { Api } from '../../../api/api.ts';
import { call, type InputOf } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';
import { myProfileKey } from '../../../professionals/my-profile.queries.ts';

type RulesRequest = InputOf<'PUT /api/professional/request-rules'>['body'];

/** Queries which requests reach the professional, whose profile is published. */
export function requestRulesQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: [...myProfileKey(userId), 'request-rules'],
    queryFn: ({ signal }): Promise<RequestRules> =>
      api.request(call('GET /api/professional/request-rules'), { signal }),
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
