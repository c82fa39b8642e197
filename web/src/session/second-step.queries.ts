import type { SecondStep } from '@osta/contracts/account/second-step';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';

export const secondStepKey = ['second-step'] as const;

/** Queries the signed-in person's two-step verification. */
export function secondStepQuery(api: Api) {
  return queryOptions({
    queryKey: secondStepKey,
    queryFn: ({ signal }) => api.get<SecondStep>('/api/auth/second-step', signal),
    staleTime: 30_000,
  });
}
