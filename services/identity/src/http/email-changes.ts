import type {
  CodeRefused,
  EmailUnchanged,
  FreshSessionRequired,
} from '@osta/contracts/account/refusals';
import { signInOperations } from '@osta/contracts/account/sign-in-operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { ProblemRows } from '@osta/platform/http/route';

import { freshRequired } from '../commands/account-problems.ts';
import type { confirmEmailChange, RequestEmailChange } from '../commands/change-email.ts';
import type { FindMe } from '../queries/find-me.ts';
import { answerSending } from './answer-sending.ts';

interface EmailChangeRoutes {
  readonly requestEmailChange: RequestEmailChange;
  readonly confirmEmailChange: ReturnType<typeof confirmEmailChange>;
  readonly findMe: FindMe;
}

const requestProblems = {
  ...freshRequired,
  EMAIL_UNCHANGED: { status: 422, title: 'The account already has this email' },
} as const satisfies ProblemRows<FreshSessionRequired['code'] | EmailUnchanged['code']>;

/** 403, not 401: the session is valid. */
const confirmProblems = {
  CODE_REFUSED: { status: 403, title: 'One of the codes is wrong, already used or expired' },
} as const satisfies ProblemRows<CodeRefused['code']>;

/** Returns the routes of `/api/auth/email-changes`. */
export function emailChangeRoutes(routes: EmailChangeRoutes): readonly Route[] {
  const { requestEmailChange, confirmEmailChange: confirm, findMe } = routes;
  return [
    defineRoute(signInOperations.requestEmailChange, {
      access: 'registered',
      problems: requestProblems,
      platformProblems: ['RATE_LIMITED'],
      rateLimit: { points: 20, seconds: 60 },
      handle: async ({ body, principal, locale, log }) => {
        const me = await findMe(principal.userId, locale);
        if (!me) return { problem: 'UNAUTHENTICATED' };
        const person = { ...me, userId: me.id, sessionId: principal.sessionId };
        const request = await requestEmailChange(person, body.newEmail, log);
        return typeof request === 'object' && 'refused' in request
          ? request
          : answerSending(request);
      },
    }),

    defineRoute(signInOperations.confirmEmailChange, {
      access: 'registered',
      problems: confirmProblems,
      platformProblems: ['RATE_LIMITED'],
      rateLimit: { points: 20, seconds: 60 },
      handle: async ({ body, principal, locale, command }) => {
        const me = await findMe(principal.userId, locale);
        if (!me) return { problem: 'UNAUTHENTICATED' };
        const person = { ...me, userId: me.id, sessionId: principal.sessionId };
        const change = await confirm(person, body, command);
        return 'outcome' in change ? { body: { ...me, email: body.newEmail } } : change;
      },
    }),
  ];
}
