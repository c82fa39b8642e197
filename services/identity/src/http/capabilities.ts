import { Capabilities } from '@osta/contracts/account/api';
import { UserId } from '@osta/contracts/ids';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { z } from 'zod';

import type { FindCapabilities } from '../queries/find-capabilities.ts';

/** Returns the routes of `/api/users/{userId}/capabilities`. */
export function capabilityRoutes(findCapabilities: FindCapabilities): readonly Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/users/{userId}/capabilities',
      operationId: 'getCapabilities',
      summary: 'List the capabilities of an account; admins may read any',
      access: 'signed-in',
      params: z.strictObject({ userId: UserId }),
      answer: Capabilities,
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
