import type { ProfessionalCard } from '@osta/contracts/professional/api';
import { queryOptions } from '@tanstack/react-query';

import { isProblem } from '../api/api-problem.ts';
import type { Api } from '../api/api.ts';

/** Returns the query key of the own profile. */
export function myProfileKey(userId: string): readonly [string, string] {
  return ['my-profile', userId];
}

/** Queries the own profile as customers see it; `null` before it is published. */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the options type is React Query's own inference
export function myProfileQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: myProfileKey(userId),
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
