import { RequestPasswordResetRequest, ResetPasswordRequest } from '@osta/contracts/account/api';
import type { CodeRefused, PasswordTooCommon } from '@osta/contracts/account/refusals';
import type { CommandContext } from '@osta/platform/handle';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { ProblemTable } from '@osta/platform/http/route';
import { unlessOverloaded } from '@osta/platform/http/unless-overloaded';

import type {
  PasswordReset,
  RequestPasswordReset,
  ResetPassword,
} from '../commands/reset-password.ts';
import { answerSending } from './answer-sending.ts';

interface PasswordResetRoutes {
  readonly requestPasswordReset: RequestPasswordReset;
  readonly resetPassword: (
    command: ResetPassword,
    context: CommandContext,
  ) => Promise<PasswordReset>;
}

const problems = {
  CODE_REFUSED: { status: 401, title: 'The code is wrong, already used or expired' },
  PASSWORD_TOO_COMMON: { status: 422, title: 'This password is too common' },
} as const satisfies ProblemTable<CodeRefused | PasswordTooCommon>;

/** Limits per network address, not per person: a whole mobile network may share one. */
const perAddress = { points: 60, seconds: 60 };

/** Returns the routes of `/api/auth/password-resets`. */
export function passwordResetRoutes(routes: PasswordResetRoutes): readonly Route[] {
  const { requestPasswordReset, resetPassword } = routes;
  return [
    defineRoute({
      method: 'post',
      path: '/api/auth/password-resets',
      operationId: 'requestPasswordReset',
      summary:
        'Send a code for a new password by email; the answer never tells whether the address is known',
      access: 'public',
      body: RequestPasswordResetRequest,
      status: 202,
      platformProblems: ['RATE_LIMITED'],
      rateLimit: perAddress,
      handle: async ({ body, log }) =>
        answerSending(await requestPasswordReset(body.email, body.locale, log)),
    }),

    defineRoute({
      method: 'put',
      path: '/api/auth/password-resets',
      operationId: 'resetPassword',
      summary: 'Set a new password with the code from the email; every session ends',
      access: 'public',
      body: ResetPasswordRequest,
      problems,
      platformProblems: ['RATE_LIMITED'],
      rateLimit: perAddress,
      handle: ({ body, command }) =>
        unlessOverloaded(async () => {
          const reset = await resetPassword(body, command);
          return 'outcome' in reset ? { body: undefined } : reset;
        }),
    }),
  ];
}
