import type { ApplicationView } from '@osta/contracts/application/api';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';
import { call } from '../api/call.ts';

/** Returns the query key of the own application. */
export function myApplicationKey(userId: string): readonly [string, string] {
  return ['my-application', userId];
}

/** Queries the own application to work as a professional; `null` before it is begun. */
export function myApplicationQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: myApplicationKey(userId),
    queryFn: async ({ signal }): Promise<ApplicationView | null> =>
      (await api.request(call('GET /api/professional/application'), { signal })).application,
  });
}
