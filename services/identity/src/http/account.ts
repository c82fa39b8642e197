import { accountOperations } from '@osta/contracts/account/operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import { answerMe } from '../commands/answer-me.ts';
import type { FindMe } from '../queries/find-me.ts';

/** Returns the route of `/api/user/me`. */
export function accountRoutes(findMe: FindMe): readonly Route[] {
  return [
    defineRoute(accountOperations.getMe, {
      access: 'signed-in',
      handle: ({ principal, locale }) => answerMe(findMe, principal.userId, locale),
    }),
  ];
}
