import {
  ConfirmEmailChangeRequest,
  Me,
  RequestEmailChangeRequest,
} from '@osta/contracts/account/api';
import type {
  CodeRefused,
  EmailUnchanged,
  FreshSessionRequired,
} from '@osta/contracts/account/refusals';
import type { Clock } from '@osta/platform/clock';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { ProblemTable } from '@osta/platform/http/route';
import { unkeyedContext } from '@osta/platform/unkeyed-context';

import type { confirmEmailChange, RequestEmailChange } from '../commands/change-email.ts';
import type { FindMe } from '../queries/find-me.ts';
import { policy } from './policy.ts';
import { sendings } from './sendings.ts';

interface EmailChangeRoutes {
  readonly clock: Clock;
  readonly requestEmailChange: RequestEmailChange;
  readonly confirmEmailChange: ReturnType<typeof confirmEmailChange>;
  readonly findMe: FindMe;
}

const requestProblems: ProblemTable<FreshSessionRequired | EmailUnchanged> = {
  FRESH_SESSION_REQUIRED: { status: 403, title: 'Sign in once more, then try again' },
  EMAIL_UNCHANGED: { status: 422, title: 'The account has this address already' },
};

/** 403, not 401: the session is good. */
const confirmProblems: ProblemTable<CodeRefused> = {
  CODE_REFUSED: { status: 403, title: 'One of the codes is wrong, used up or too old' },
};

/** `/api/auth/email-changes` */
export function emailChangeRoutes(routes: EmailChangeRoutes): readonly Route[] {
  const { clock, requestEmailChange, confirmEmailChange: confirm, findMe } = routes;
  return [
    defineRoute(policy, {
      method: 'post',
      path: '/api/auth/email-changes',
      operationId: 'requestEmailChange',
      summary: 'Begin to use another address: both sides are sent a code',
      body: RequestEmailChangeRequest,
      problems: requestProblems,
      rateLimit: { points: 20, seconds: 60 },
      handle: async ({ body, principal, locale, log }) => {
        const me = principal && (await findMe(principal.userId, locale));
        if (!me) return { problem: 'UNAUTHENTICATED' };
        const person = { ...me, userId: me.id, sessionId: principal.sessionId };
        const request = await requestEmailChange(person, body.newEmail, log);
        return typeof request === 'string' ? sendings[request] : request;
      },
    }),

    defineRoute(policy, {
      method: 'put',
      path: '/api/auth/email-changes',
      operationId: 'confirmEmailChange',
      summary: 'Use another address from now on; every other session ends',
      body: ConfirmEmailChangeRequest,
      answer: Me,
      problems: confirmProblems,
      rateLimit: { points: 20, seconds: 60 },
      handle: async ({ body, principal, locale, log }) => {
        const me = principal && (await findMe(principal.userId, locale));
        if (!me) return { problem: 'UNAUTHENTICATED' };
        const context = unkeyedContext({ actor: me.id, clock, log });
        const person = { ...me, userId: me.id, sessionId: principal.sessionId };
        const change = await confirm(person, body, context);
        return 'outcome' in change ? { body: { ...me, email: body.newEmail } } : change;
      },
    }),
  ];
}
