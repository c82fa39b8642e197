import type { Capabilities } from '@osta/contracts/account/api';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';

/** Queries the signed-in person's capabilities beyond their kind of account (docs/spec.md §7). */
export function capabilitiesQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: ['capabilities', userId],
    queryFn: ({ signal }) =>
      api.get<Capabilities>(`/api/users/${encodeURIComponent(userId)}/capabilities`, signal),
    staleTime: 60_000,
  });
}
