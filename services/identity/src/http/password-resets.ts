import type { CodeRefused, PasswordTooCommon } from '@osta/contracts/account/refusals';
import { signInOperations } from '@osta/contracts/account/sign-in-operations';
import type { CommandContext } from '@osta/platform/handle';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { ProblemRows } from '@osta/platform/http/route';
import { unlessOverloaded } from '@osta/platform/http/unless-overloaded';

import type { AskingBrowsers } from '../auth/asking-browsers.ts';
import type { KnownDevices } from '../auth/known-devices.ts';
import type {
  PasswordReset,
  RequestPasswordReset,
  ResetPassword,
} from '../commands/reset-password.ts';
import { answerSending } from './answer-sending.ts';
import type { AttemptOf } from './attempt-of.ts';
import { perCaller } from './per-caller.ts';

interface PasswordResetRoutes {
  readonly attemptOf: AttemptOf;
  readonly browsers: AskingBrowsers;
  readonly devices: KnownDevices;
  readonly requestPasswordReset: RequestPasswordReset;
  readonly resetPassword: (
    command: ResetPassword,
    context: CommandContext,
  ) => Promise<PasswordReset>;
}

const problems = {
  CODE_REFUSED: { status: 401, title: 'The code is wrong, already used or expired' },
  PASSWORD_TOO_COMMON: { status: 422, title: 'This password is too common' },
} as const satisfies ProblemRows<CodeRefused['code'] | PasswordTooCommon['code']>;

/** Returns the routes of `/api/auth/password-resets`. */
export function passwordResetRoutes(routes: PasswordResetRoutes): readonly Route[] {
  const { requestPasswordReset, resetPassword, attemptOf, browsers } = routes;
  const rateLimit = perCaller(routes.devices);
  return [
    defineRoute(signInOperations.requestPasswordReset, {
      access: 'public',
      platformProblems: ['RATE_LIMITED'],
      rateLimit,
      handle: async (request) => {
        const { slot, line } = browsers.open(request.headers.get('cookie') ?? '');
        const question = { ...request.body, slot, attempt: await attemptOf(request) };
        return answerSending(await requestPasswordReset(question, request.log), [line]);
      },
    }),

    defineRoute(signInOperations.resetPassword, {
      access: 'public',
      problems,
      platformProblems: ['RATE_LIMITED'],
      rateLimit,
      handle: (request) =>
        unlessOverloaded(async () => {
          const { asked: link = null, ...typed } = request.body;
          const slot = browsers.slotIn(request.headers.get('cookie') ?? '');
          const attempt = await attemptOf(request);
          const reset = await resetPassword({ ...typed, slot, link, attempt }, request.command);
          return 'outcome' in reset ? { body: undefined } : reset;
        }),
    }),
  ];
}
