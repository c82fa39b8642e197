import type {
  CodeRefused,
  SecondStepAlreadyOn,
  SecondStepNotOffered,
  SecondStepOff,
} from '@osta/contracts/account/refusals';
import {
  DisableSecondStepRequest,
  EnableSecondStepRequest,
  RecoveryCodes,
  SecondStep,
  SecondStepOffer,
} from '@osta/contracts/account/second-step';
import type { Locale } from '@osta/contracts/locale';
import type { Principal } from '@osta/platform/auth/principal';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { ProblemTable } from '@osta/platform/http/route';

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
} as const satisfies ProblemTable<CodeRefused>;
const on = {
  SECOND_STEP_ALREADY_ON: { status: 409, title: 'Two-step verification is already on' },
} as const satisfies ProblemTable<SecondStepAlreadyOn>;
const notOffered = {
  SECOND_STEP_NOT_OFFERED: { status: 409, title: 'There’s no setup to confirm, or it has expired' },
} as const satisfies ProblemTable<SecondStepNotOffered>;
const off = {
  SECOND_STEP_OFF: { status: 409, title: 'Two-step verification is off' },
} as const satisfies ProblemTable<SecondStepOff>;

const perPerson = { points: 20, seconds: 60 };

/** Returns the routes of `/api/auth/second-step`: two-step verification. */
export function secondStepRoutes(routes: SecondStepRoutes): readonly Route[] {
  const { change, findSecondStep, findMe } = routes;

  async function personOf(principal: Principal, locale: Locale): Promise<Person | null> {
    const me = await findMe(principal.userId, locale);
    return me && { ...me, userId: me.id, sessionId: principal.sessionId };
  }

  return [
    defineRoute({
      method: 'get',
      path: '/api/auth/second-step',
      operationId: 'getSecondStep',
      summary: 'Get the state of two-step verification',
      access: 'signed-in',
      answer: SecondStep,
      handle: async ({ principal }) => ({
        body: await findSecondStep(principal.userId),
      }),
    }),

    defineRoute({
      method: 'post',
      path: '/api/auth/second-step/offers',
      operationId: 'offerSecondStep',
      summary: 'Create a secret for the authenticator app; replaces an earlier one',
      access: 'registered',
      answer: SecondStepOffer,
      problems: { ...freshRequired, ...on },
      platformProblems: ['RATE_LIMITED'],
      rateLimit: perPerson,
      handle: async ({ principal, locale }) => {
        const person = await personOf(principal, locale);
        return person ? change.offer(person) : { problem: 'UNAUTHENTICATED' };
      },
    }),

    defineRoute({
      method: 'put',
      path: '/api/auth/second-step',
      operationId: 'enableSecondStep',
      summary: 'Turn on two-step verification with a first code; every other session ends',
      access: 'registered',
      body: EnableSecondStepRequest,
      answer: RecoveryCodes,
      problems: { ...freshRequired, ...code, ...notOffered, ...on },
      platformProblems: ['RATE_LIMITED'],
      rateLimit: perPerson,
      handle: async ({ body, principal, locale, log }) => {
        const person = await personOf(principal, locale);
        return person ? change.enable(person, body.code, log) : { problem: 'UNAUTHENTICATED' };
      },
    }),

    defineRoute({
      method: 'post',
      path: '/api/auth/second-step/recovery-codes',
      operationId: 'renewRecoveryCodes',
      summary: 'Replace your recovery codes; the old ones stop working',
      access: 'registered',
      answer: RecoveryCodes,
      problems: { ...freshRequired, ...off },
      platformProblems: ['RATE_LIMITED'],
      rateLimit: perPerson,
      handle: async ({ principal, locale, log }) => {
        const person = await personOf(principal, locale);
        return person ? change.renewRecoveryCodes(person, log) : { problem: 'UNAUTHENTICATED' };
      },
    }),

    defineRoute({
      method: 'delete',
      path: '/api/auth/second-step',
      operationId: 'disableSecondStep',
      summary: 'Turn off two-step verification with a code; every other session ends',
      access: 'registered',
      body: DisableSecondStepRequest,
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
