import type { PublishProfileRequest } from '@osta/contracts/professional/api';
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';

import { useApi } from '../../api/use-api.ts';
import { myProfileKey } from '../../professionals/my-profile.queries.ts';

/** Publishes or changes the profile. */
export function usePublishProfile(
  userId: string,
): UseMutationResult<unknown, Error, PublishProfileRequest> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body) => api.send('PUT', '/api/professional/profile', body),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: myProfileKey(userId) }),
  });
}
