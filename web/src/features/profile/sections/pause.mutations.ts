import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';

import { call, type InputOf } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';
import { myProfileKey } from '../../../professionals/my-profile.queries.ts';

type PauseRequest = InputOf<'PUT /api/professional/pause'>['body'];

/** Pauses the profile; `null` ends the pause. */
export function useChangePause(
  userId: string,
): UseMutationResult<unknown, Error, PauseRequest | null> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body) =>
      body === null
        ? api.request(call('DELETE /api/professional/pause'))
        : api.request(call('PUT /api/professional/pause', { body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: myProfileKey(userId) }),
  });
}
