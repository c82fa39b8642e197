import { RequestPasswordResetRequest, ResetPasswordRequest } from '@osta/contracts/account/api';
import type { CodeRefused, PasswordTooCommon } from '@osta/contracts/account/refusals';
import type { Clock } from '@osta/platform/clock';
import type { CommandContext } from '@osta/platform/handle';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { ProblemTable } from '@osta/platform/http/route';
import { unkeyedContext } from '@osta/platform/unkeyed-context';

import type {
  PasswordReset,
  RequestPasswordReset,
  ResetPassword,
} from '../commands/reset-password.ts';
import { policy } from './policy.ts';
import { sendings } from './sendings.ts';
import { unlessOverloaded } from './unless-overloaded.ts';

interface PasswordResetRoutes {
  readonly clock: Clock;
  readonly requestPasswordReset: RequestPasswordReset;
  readonly resetPassword: (
    command: ResetPassword,
    context: CommandContext,
  ) => Promise<PasswordReset>;
}

const problems: ProblemTable<CodeRefused | PasswordTooCommon> = {
  CODE_REFUSED: { status: 401, title: 'The code is wrong, used up or too old' },
  PASSWORD_TOO_COMMON: { status: 422, title: 'Anybody would try this password first' },
};

/** Who asks is not known: a whole mobile network may share one address. */
const perAddress = { points: 60, seconds: 60 };

/** `/api/auth/password-resets` */
export function passwordResetRoutes(routes: PasswordResetRoutes): readonly Route[] {
  const { clock, requestPasswordReset, resetPassword } = routes;
  return [
    defineRoute(policy, {
      method: 'post',
      path: '/api/auth/password-resets',
      operationId: 'requestPasswordReset',
      summary:
        'Mail a code for a new password; the answer never tells whether the address is known',
      body: RequestPasswordResetRequest,
      rateLimit: perAddress,
      handle: async ({ body, log }) =>
        sendings[await requestPasswordReset(body.email, body.locale, log)],
    }),

    defineRoute(policy, {
      method: 'put',
      path: '/api/auth/password-resets',
      operationId: 'resetPassword',
      summary: 'Set a new password with the code from the mail; every session ends',
      body: ResetPasswordRequest,
      problems,
      rateLimit: perAddress,
      handle: ({ body, log }) =>
        unlessOverloaded(async () => {
          const reset = await resetPassword(body, unkeyedContext({ actor: 'system', clock, log }));
          return 'outcome' in reset ? { body: undefined } : reset;
        }),
    }),
  ];
}
