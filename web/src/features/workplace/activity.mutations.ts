import type {
  AnnouncePresenceRequest,
  ChangeActivityAreaRequest,
} from '@osta/contracts/professional/api';
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';

import { useApi } from '../../api/use-api.ts';
import { myProfileKey } from '../../professionals/my-profile.queries.ts';

/** Changes where the professional goes to work. */
export function useChangeArea(
  userId: string,
): UseMutationResult<unknown, Error, ChangeActivityAreaRequest> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body) => api.send('PUT', '/api/professional/activity-location', body),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: myProfileKey(userId) }),
  });
}

/** Says that the professional can come now for so many minutes; `null` ends it. */
export function useChangePresence(
  userId: string,
): UseMutationResult<unknown, Error, AnnouncePresenceRequest['minutes'] | null> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (minutes) =>
      minutes === null
        ? api.send('DELETE', '/api/professional/presence', null)
        : api.send('PUT', '/api/professional/presence', { minutes }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: myProfileKey(userId) }),
  });
}
