import type { Locale } from '@osta/contracts/locale';
import type { Operation, Parsed } from '@osta/contracts/operation';

import type { Principal } from '../auth/principal.ts';
import { defineRoute, type Route } from './define-route.ts';

/** Serves the operation by which a person exports what a service knows about them. */
export function myDataRoute<Of extends Operation>(
  operation: Of,
  find: (reader: Principal, locale: Locale) => Promise<Parsed<Of, 'answer'>>,
): Route {
  return defineRoute<Operation, 'registered'>(operation, {
    access: 'registered',
    rateLimit: { points: 30, seconds: 3600 },
    handle: async ({ principal, locale }) => ({ body: await find(principal, locale) }),
  });
}
