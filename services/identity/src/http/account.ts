import { Me } from '@osta/contracts/account/api';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import { answerMe } from '../commands/answer-me.ts';
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
      handle: ({ principal, locale }) => answerMe(findMe, principal.userId, locale),
    }),
  ];
}
