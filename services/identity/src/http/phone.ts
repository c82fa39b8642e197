import type { CodeRefused } from '@osta/contracts/account/refusals';
import { signInOperations } from '@osta/contracts/account/sign-in-operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { ProblemRows } from '@osta/platform/http/route';

import { answerMe } from '../commands/answer-me.ts';
import type { VerifyPhone } from '../commands/verify-phone.ts';
import type { FindMe } from '../queries/find-me.ts';
import { answerSending } from './answer-sending.ts';

interface PhoneRoutes {
  /** `null`: no provider of messages is configured, so no number can be verified. */
  readonly phone: VerifyPhone | null;
  readonly findMe: FindMe;
}

/** 403, not 401: the session is valid. */
const problems = {
  CODE_REFUSED: { status: 403, title: 'The code is wrong, already used or expired' },
} as const satisfies ProblemRows<CodeRefused['code']>;

/** Returns the routes of `/api/auth/phone`. */
export function phoneRoutes({ phone, findMe }: PhoneRoutes): readonly Route[] {
  return [
    defineRoute(signInOperations.sendPhoneCode, {
      access: 'registered',
      // A message costs money
      rateLimit: { points: 10, seconds: 3600 },
      platformProblems: ['NOT_FOUND', 'RATE_LIMITED'],
      handle: async ({ body, principal: { userId }, locale, log }) => {
        if (!phone) return { problem: 'NOT_FOUND' };
        return answerSending(await phone.send({ userId, phone: body.phone, locale }, log));
      },
    }),

    defineRoute(signInOperations.verifyPhone, {
      access: 'registered',
      problems,
      rateLimit: { points: 30, seconds: 3600 },
      platformProblems: ['NOT_FOUND', 'RATE_LIMITED'],
      handle: async ({ body, principal: { userId }, locale, log }) => {
        if (!phone) return { problem: 'NOT_FOUND' };
        const verification = await phone.confirm({ userId, ...body }, log);
        return 'outcome' in verification ? answerMe(findMe, userId, locale) : verification;
      },
    }),

    defineRoute(signInOperations.removePhone, {
      access: 'registered',
      handle: async ({ principal: { userId }, locale, log }) => {
        await phone?.remove(userId, log);
        return answerMe(findMe, userId, locale);
      },
    }),
  ];
}
