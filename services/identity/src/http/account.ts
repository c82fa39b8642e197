import { Me, RegisterRequest, UpdateUserRequest } from '@osta/contracts/account/api';
import type { AlreadyRegistered, RegistrationRequired } from '@osta/contracts/account/refusals';
import { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import type { Principal } from '@osta/platform/auth/principal';
import type { Clock } from '@osta/platform/clock';
import type { Handler } from '@osta/platform/handle';
import { answerOutcome } from '@osta/platform/http/answer-outcome';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { ProblemTable } from '@osta/platform/http/route';
import { unkeyedContext } from '@osta/platform/unkeyed-context';
import type { Logger } from 'pino';

import type { Register } from '../domain/account/register.ts';
import type { UpdateProfile } from '../domain/account/update-profile.ts';
import type { FindMe } from '../queries/find-me.ts';
import { policy } from './policy.ts';

interface AccountRoutes {
  readonly clock: Clock;
  readonly register: Handler<Register, UserId, AlreadyRegistered>;
  readonly updateProfile: Handler<UpdateProfile, UserId, RegistrationRequired>;
  readonly findMe: FindMe;
  readonly welcome: (userId: UserId, fullName: string, log: Logger) => Promise<void>;
}

const registerProblems: ProblemTable<AlreadyRegistered> = {
  ALREADY_REGISTERED: { status: 409, title: 'The account has said who it is already' },
};

const updateProblems: ProblemTable<RegistrationRequired> = {
  REGISTRATION_REQUIRED: { status: 403, title: 'Say who you are first' },
};

/** `/api/account` and `/api/user` */
export function accountRoutes(routes: AccountRoutes): readonly Route[] {
  const { clock, register, updateProfile, findMe, welcome } = routes;

  /** A session can outlive its user by the length of one request. */
  async function answerMe(
    principal: Principal | null,
    locale: Locale,
    status: 200 | 201 = 200,
  ): Promise<{ status: 200 | 201; body: Me } | { problem: 'UNAUTHENTICATED' }> {
    const me = principal && (await findMe(principal.userId, locale));
    return me ? { status, body: me } : { problem: 'UNAUTHENTICATED' };
  }

  return [
    defineRoute(policy, {
      method: 'post',
      path: '/api/account',
      operationId: 'register',
      summary: 'Say who you are, once, after the e-mail address is proved',
      body: RegisterRequest,
      answer: Me,
      problems: registerProblems,
      idempotent: true,
      handle: async ({ body, principal, command, locale, log }) => {
        const userId = UserId.parse(principal?.userId);
        const outcome = await register({ userId, ...body }, command);
        if (!outcome.ok) return answerOutcome(outcome);
        await welcome(userId, body.fullName, log);
        return answerMe(principal, locale, 201);
      },
    }),

    defineRoute(policy, {
      method: 'get',
      path: '/api/user/me',
      operationId: 'getMe',
      summary: 'The signed-in person',
      answer: Me,
      handle: ({ principal, locale }) => answerMe(principal, locale),
    }),

    defineRoute(policy, {
      method: 'patch',
      path: '/api/user/update',
      operationId: 'updateUser',
      summary: 'Change your name or your language',
      body: UpdateUserRequest,
      answer: Me,
      problems: updateProblems,
      handle: async ({ body, principal, locale, log }) => {
        const userId = UserId.parse(principal?.userId);
        const context = unkeyedContext({ actor: userId, clock, log });
        const outcome = await updateProfile({ userId, ...body }, context);
        return outcome.ok ? answerMe(principal, locale) : answerOutcome(outcome);
      },
    }),
  ];
}
