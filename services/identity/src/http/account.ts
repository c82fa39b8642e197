import { Me } from '@osta/contracts/account/api';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import type { FindMe } from '../queries/find-me.ts';

/** Returns the route of `/api/user/me`. */
export function accountRoutes(findMe: FindMe): readonly Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/user/me',
      operationId: 'getMe',
      summary: 'Get the signed-in person',
      access: 'signed-in',
      answer: Me,
      handle: async ({ principal, locale }) => {
        const me = await findMe(principal.userId, locale);
        // A session can outlive its user by one request
        return me ? { body: me } : { problem: 'UNAUTHENTICATED' };
      },
    }),
  ];
}
