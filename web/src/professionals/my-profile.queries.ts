import type { ProfessionalCard, PublishProfileRequest } from '@osta/contracts/professional/api';
import {
  queryOptions,
  useMutation,
  type UseMutationResult,
  useQueryClient,
} from '@tanstack/react-query';

import { isProblem } from '../api/api-problem.ts';
import type { Api } from '../api/api.ts';
import { useApi } from '../api/use-api.ts';

/** The own profile as customers see it; `null` before it is published. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the options type is React Query's own inference
export function myProfileQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: ['my-profile', userId],
    queryFn: async ({ signal }): Promise<ProfessionalCard | null> => {
      try {
        return await api.get<ProfessionalCard>(`/api/professionals/${userId}`, signal);
      } catch (error) {
        if (isProblem(error, 'PROFESSIONAL_NOT_FOUND')) return null;
        throw error;
      }
    },
  });
}

/** Publishes the profile, or changes it. */
export function usePublishProfile(
  userId: string,
): UseMutationResult<unknown, Error, PublishProfileRequest> {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body) => api.send('PUT', '/api/professional/profile', body),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['my-profile', userId] }),
  });
}
