import type { Locale } from '@osta/contracts/locale';
import type { z } from 'zod';

import type { Principal } from '../auth/principal.ts';
import { defineRoute, type Route } from './define-route.ts';

interface MyData<Answer extends z.ZodType> {
  /** `/api/requests/my-data` */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly answer: Answer;
  readonly find: (reader: Principal, locale: Locale) => Promise<z.output<Answer>>;
}

/** Declares the route by which a person exports what a service knows about them. */
export function myDataRoute<Answer extends z.ZodType>({
  find,
  ...operation
}: MyData<Answer>): Route {
  return defineRoute({
    ...operation,
    method: 'get',
    access: 'registered',
    rateLimit: { points: 30, seconds: 3600 },
    handle: async ({ principal, locale }) => ({ body: await find(principal, locale) }),
  });
}
