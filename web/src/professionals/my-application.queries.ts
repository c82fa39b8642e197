import type { ApplicationView, MyApplication } from '@osta/contracts/application/api';
import { queryOptions } from '@tanstack/react-query';

import type { Api } from '../api/api.ts';

/** The path of the own application. */
export const myApplicationPath = '/api/professional/application';

/** Returns the query key of the own application. */
export function myApplicationKey(userId: string): readonly [string, string] {
  return ['my-application', userId];
}

/** Queries the own application to work as a professional; `null` before it is begun. */
export function myApplicationQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: myApplicationKey(userId),
    queryFn: async ({ signal }): Promise<ApplicationView | null> =>
      (await api.get<MyApplication>(myApplicationPath, signal)).application,
  });
}
