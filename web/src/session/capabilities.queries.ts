import type { Capabilities } from '@osta/contracts/account/api';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';

/** What the signed-in person may do beyond their kind of account (docs/spec.md §7). */
// oxlint-disable-next-line typescript/explicit-module-boundary-types -- the options type is React Query's own inference
export function capabilitiesQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: ['capabilities', userId],
    queryFn: ({ signal }) =>
      api.get<Capabilities>(`/api/users/${encodeURIComponent(userId)}/capabilities`, signal),
    staleTime: 60_000,
  });
}
