import type { AnnouncePresenceRequest } from '@osta/contracts/professional/api';
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';
import { myProfileKey } from '../../../professionals/my-profile.queries.ts';

/** Says that the professional can come now for so many minutes; `null` ends it. */
export function useChangePresence(
  userId: string,
): UseMutationResult<unknown, Error, AnnouncePresenceRequest['minutes'] | null> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (minutes) =>
      minutes === null
        ? api.request(call('DELETE /api/professional/presence'))
        : api.request(call('PUT /api/professional/presence', { body: { minutes } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: myProfileKey(userId) }),
  });
}
