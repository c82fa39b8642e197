import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';

/** Queries the signed-in person's capabilities beyond their kind of account (docs/spec.md §7). */
export function capabilitiesQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: ['capabilities', userId],
    queryFn: ({ signal }) =>
      api.request(call('GET /api/users/{userId}/capabilities', { params: { userId } }), { signal }),
    staleTime: 60_000,
  });
}
