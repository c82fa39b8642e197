import type {
  CodeRefused,
  SecondStepAlreadyOn,
  SecondStepNotOffered,
  SecondStepOff,
} from '@osta/contracts/account/refusals';
import { signInOperations } from '@osta/contracts/account/sign-in-operations';
import type { Locale } from '@osta/contracts/locale';
import type { Principal } from '@osta/platform/auth/principal';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { ProblemRows } from '@osta/platform/http/route';

import { freshRequired } from '../commands/account-problems.ts';
import type { ChangeSecondStep } from '../commands/change-second-step.ts';
import type { FindMe } from '../queries/find-me.ts';
import type { FindSecondStep } from '../queries/find-second-step.ts';

interface SecondStepRoutes {
  readonly change: ChangeSecondStep;
  readonly findSecondStep: FindSecondStep;
  readonly findMe: FindMe;
}

type Person = Parameters<ChangeSecondStep['offer']>[0];

/** 403, not 401: the session is valid. */
const code = {
  CODE_REFUSED: { status: 403, title: 'The code is wrong or already used' },
} as const satisfies ProblemRows<CodeRefused['code']>;
const on = {
  SECOND_STEP_ALREADY_ON: { status: 409, title: 'Two-step verification is already on' },
} as const satisfies ProblemRows<SecondStepAlreadyOn['code']>;
const notOffered = {
  SECOND_STEP_NOT_OFFERED: { status: 409, title: 'There’s no setup to confirm, or it has expired' },
} as const satisfies ProblemRows<SecondStepNotOffered['code']>;
const off = {
  SECOND_STEP_OFF: { status: 409, title: 'Two-step verification is off' },
} as const satisfies ProblemRows<SecondStepOff['code']>;

const perPerson = { points: 20, seconds: 60 };

/** Returns the routes of `/api/auth/second-step`: two-step verification. */
export function secondStepRoutes(routes: SecondStepRoutes): readonly Route[] {
  const { change, findSecondStep, findMe } = routes;

  async function personOf(principal: Principal, locale: Locale): Promise<Person | null> {
    const me = await findMe(principal.userId, locale);
    return me && { ...me, userId: me.id, sessionId: principal.sessionId };
  }

  return [
    defineRoute(signInOperations.getSecondStep, {
      access: 'signed-in',
      handle: async ({ principal }) => ({
        body: await findSecondStep(principal.userId),
      }),
    }),

    defineRoute(signInOperations.offerSecondStep, {
      access: 'registered',
      problems: { ...freshRequired, ...on },
      platformProblems: ['RATE_LIMITED'],
      rateLimit: perPerson,
      handle: async ({ principal, locale }) => {
        const person = await personOf(principal, locale);
        return person ? change.offer(person) : { problem: 'UNAUTHENTICATED' };
      },
    }),

    defineRoute(signInOperations.enableSecondStep, {
      access: 'registered',
      problems: { ...freshRequired, ...code, ...notOffered, ...on },
      platformProblems: ['RATE_LIMITED'],
      rateLimit: perPerson,
      handle: async ({ body, principal, locale, log }) => {
        const person = await personOf(principal, locale);
        return person ? change.enable(person, body.code, log) : { problem: 'UNAUTHENTICATED' };
      },
    }),

    defineRoute(signInOperations.renewRecoveryCodes, {
      access: 'registered',
      problems: { ...freshRequired, ...off },
      platformProblems: ['RATE_LIMITED'],
      rateLimit: perPerson,
      handle: async ({ principal, locale, log }) => {
        const person = await personOf(principal, locale);
        return person ? change.renewRecoveryCodes(person, log) : { problem: 'UNAUTHENTICATED' };
      },
    }),

    defineRoute(signInOperations.disableSecondStep, {
      access: 'registered',
      problems: { ...freshRequired, ...code, ...off },
      platformProblems: ['RATE_LIMITED'],
      rateLimit: perPerson,
      handle: async ({ body, principal, locale, log }) => {
        const person = await personOf(principal, locale);
        return person ? change.disable(person, body.code, log) : { problem: 'UNAUTHENTICATED' };
      },
    }),
  ];
}
