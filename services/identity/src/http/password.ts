import { signInOperations } from '@osta/contracts/account/sign-in-operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { ProblemRows } from '@osta/platform/http/route';
import { unlessOverloaded } from '@osta/platform/http/unless-overloaded';

import { freshRequired } from '../commands/account-problems.ts';
import type { SetPasswordHandler, SetPasswordRefusal } from '../commands/set-password.ts';
import type { FindMe } from '../queries/find-me.ts';
import { answerCookies } from './answer-cookies.ts';
import { visitorOf } from './visitor-of.ts';

interface PasswordRoutes {
  readonly setPassword: SetPasswordHandler;
  readonly findMe: FindMe;
}

/** 403, not 401: the session is valid, and a client must not drop it for a mistyped password. */
const problems = {
  CREDENTIALS_REFUSED: { status: 403, title: 'The current password is wrong' },
  CURRENT_PASSWORD_REQUIRED: {
    status: 409,
    title: 'Changing the password requires the current one',
  },
  ...freshRequired,
  PASSWORD_TOO_COMMON: { status: 422, title: 'This password is too common' },
} as const satisfies ProblemRows<SetPasswordRefusal['code']>;

/** Returns the routes of `/api/auth/password`. */
export function passwordRoutes({ setPassword, findMe }: PasswordRoutes): readonly Route[] {
  return [
    defineRoute(signInOperations.setPassword, {
      access: 'signed-in',
      problems,
      platformProblems: ['RATE_LIMITED'],
      rateLimit: { points: 20, seconds: 60 },
      handle: (request) =>
        unlessOverloaded(async () => {
          const { body, principal, headers, locale, command } = request;
          const me = await findMe(principal.userId, locale);
          if (!me) return { problem: 'UNAUTHENTICATED' };

          const setting = await setPassword(
            {
              userId: me.id,
              sessionId: principal.sessionId,
              email: me.email,
              locale: me.locale,
              cookies: headers.get('cookie') ?? '',
              newPassword: body.newPassword,
              currentPassword: body.currentPassword,
              visitor: visitorOf(request),
            },
            command,
          );
          if (!('cookies' in setting)) return setting;
          return {
            body: { ...me, hasPassword: true },
            headers: answerCookies(setting.cookies),
          };
        }),
    }),
  ];
}
