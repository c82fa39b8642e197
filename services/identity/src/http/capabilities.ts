import { accountOperations } from '@osta/contracts/account/operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import type { FindCapabilities } from '../queries/find-capabilities.ts';

/** Returns the routes of `/api/users/{userId}/capabilities`. */
export function capabilityRoutes(findCapabilities: FindCapabilities): readonly Route[] {
  return [
    defineRoute(accountOperations.getCapabilities, {
      access: 'signed-in',
      platformProblems: ['NOT_FOUND'],
      handle: async ({ params, principal }) => {
        const isOwn = principal.userId === params.userId;
        if (!isOwn && !principal.isAdmin) return { problem: 'NOT_FOUND' };
        const data = await findCapabilities(params.userId);
        if (data) return { body: { data: [...data] } };
        // An unregistered person exists, but has no capabilities
        return isOwn ? { body: { data: [] } } : { problem: 'NOT_FOUND' };
      },
    }),
  ];
}
