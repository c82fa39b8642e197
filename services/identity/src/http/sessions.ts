import type { SignedIn } from '@osta/contracts/account/api';
import type {
  CodeRefused,
  CredentialsRefused,
  SignInExpired,
} from '@osta/contracts/account/refusals';
import type { SignInAnswer } from '@osta/contracts/account/second-step';
import { signInOperations } from '@osta/contracts/account/sign-in-operations';
import type { UserId } from '@osta/contracts/ids';
import type { Principal } from '@osta/platform/auth/principal';
import type { CommandContext } from '@osta/platform/handle';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import type { ProblemRows } from '@osta/platform/http/route';
import { unlessOverloaded } from '@osta/platform/http/unless-overloaded';
import type { Logger } from 'pino';

import { passwordsWrong } from '../auth/allowance.ts';
import type { AskingBrowsers } from '../auth/asking-browsers.ts';
import type { Attempts, TooManyAttempts } from '../auth/attempts.ts';
import type { AuthPort, BegunSession } from '../auth/auth-port.ts';
import { guessCode } from '../auth/guess-code.ts';
import { guess, type Guess } from '../auth/guess.ts';
import type { KnownDevices } from '../auth/known-devices.ts';
import type { OneTimeCodes } from '../auth/one-time-codes.ts';
import type { WaitingSignIns } from '../auth/waiting-sign-ins.ts';
import type { EndSession } from '../commands/end-session.ts';
import type { finishSignIn } from '../commands/finish-sign-in.ts';
import type { NoticeDevice } from '../commands/notice-device.ts';
import type { SendCode } from '../commands/send-code.ts';
import type { IsRegistered } from '../queries/is-registered.ts';
import { answerCookies } from './answer-cookies.ts';
import { answerSending } from './answer-sending.ts';
import type { AttemptOf } from './attempt-of.ts';
import { perCaller } from './per-caller.ts';
import { visitorOf } from './visitor-of.ts';

interface SessionRoutes {
  readonly auth: AuthPort;
  readonly attempts: Attempts;
  readonly attemptOf: AttemptOf;
  readonly browsers: AskingBrowsers;
  readonly codes: OneTimeCodes;
  readonly devices: KnownDevices;
  readonly sendCode: SendCode;
  readonly endSession: EndSession;
  readonly isRegistered: IsRegistered;
  readonly noticeDevice: NoticeDevice;
  readonly waitingSignIns: WaitingSignIns;
  readonly finishSignIn: ReturnType<typeof finishSignIn>;
  readonly entrance: Entrance;
}

/** The parts of a request that the answer to a proof needs. */
interface Proving {
  readonly principal: Principal | null;
  readonly address: string;
  readonly headers: Headers;
  readonly command: CommandContext;
  readonly log: Logger;
}

const codeProblems = {
  CODE_REFUSED: { status: 401, title: 'The code is wrong, already used or expired' },
} as const satisfies ProblemRows<CodeRefused['code']>;

const passwordProblems = {
  CREDENTIALS_REFUSED: { status: 401, title: 'Wrong email or password' },
} as const satisfies ProblemRows<CredentialsRefused['code']>;

const finishProblems = {
  CODE_REFUSED: { status: 401, title: 'The code is wrong or already used' },
  SIGN_IN_EXPIRED: { status: 401, title: 'This login has expired: start again' },
} as const satisfies ProblemRows<CodeRefused['code'] | SignInExpired['code']>;

/** Limits per account and place, in addition to the limit per caller. */
const limited = ['RATE_LIMITED'] as const;

interface Entered<Body> {
  readonly body: Body;
  readonly headers: Headers;
}

/** Answers a browser after a proof. */
export interface Entrance {
  /**
   * The first step was right. If the person has a second step, the new session is taken back and
   * the sign-in waits.
   */
  enter(begun: BegunSession, request: Proving): Promise<Entered<SignInAnswer>>;
  /** All steps are done. */
  letIn(
    begun: Pick<BegunSession, 'userId' | 'cookies'>,
    request: Proving,
  ): Promise<Entered<SignedIn>>;
}

/**
 * Returns the entrance. A person who signs in leaves the session they came with, gets a mail if the
 * device is new, and their browser keeps that it has been here.
 */
export function createEntrance(
  dependencies: Pick<
    SessionRoutes,
    'endSession' | 'isRegistered' | 'noticeDevice' | 'waitingSignIns' | 'devices'
  >,
): Entrance {
  const { endSession, isRegistered, noticeDevice, waitingSignIns, devices } = dependencies;

  async function letIn(
    { userId, cookies }: { readonly userId: UserId; readonly cookies: readonly string[] },
    request: Proving,
  ): Promise<Entered<SignedIn>> {
    await leave(endSession, request);
    await noticeDevice(userId, visitorOf(request), request.log);
    const body: SignedIn = { userId, registered: await isRegistered(userId) };
    const device = devices.remember(request.headers.get('cookie') ?? '', userId);
    return { body, headers: answerCookies([...cookies, device]) };
  }

  return {
    letIn,
    async enter(begun, request) {
      const waiting = await waitingSignIns.hold(begun);
      if (waiting === null) return letIn(begun, request);
      return { body: { awaits: 'second-step' }, headers: answerCookies(waiting) };
    },
  };
}

/**
 * Ends the session that the browser came with: an attacker cannot plant one and keep it (session
 * fixation).
 */
async function leave(
  endSession: EndSession,
  { principal, command }: Pick<Proving, 'principal' | 'command'>,
): Promise<void> {
  if (principal === null) return;
  await endSession(principal, command);
}

/** Returns the routes of `/api/auth/codes` and `/api/auth/session(s)`. */
export function sessionRoutes(routes: SessionRoutes): readonly Route[] {
  const { auth, attempts, attemptOf, browsers, codes } = routes;
  const { sendCode, endSession, entrance, waitingSignIns } = routes;
  const rateLimit = perCaller(routes.devices);

  /** Answers a proof; a wrong one gets `refused` and no more. */
  async function answer<Reason extends CodeRefused | CredentialsRefused>(
    proof: Guess<BegunSession>,
    refused: Reason,
    request: Proving,
  ): Promise<Entered<SignInAnswer> | { readonly refused: Reason } | TooManyAttempts> {
    if (proof.outcome === 'exhausted') return proof.problem;
    if (proof.outcome === 'wrong') return { refused };

    return entrance.enter(proof.result, request);
  }

  return [
    defineRoute(signInOperations.sendCode, {
      access: 'public',
      rateLimit,
      platformProblems: limited,
      handle: async (request) => {
        const { slot, line } = browsers.open(request.headers.get('cookie') ?? '');
        const question = { ...request.body, slot, attempt: await attemptOf(request) };
        return answerSending(await sendCode(question, request.log), [line]);
      },
    }),

    defineRoute(signInOperations.signInWithCode, {
      access: 'guest',
      problems: codeProblems,
      platformProblems: limited,
      rateLimit,
      handle: async (request) => {
        const { email, code, asked: link = null } = request.body;
        const slot = browsers.slotIn(request.headers.get('cookie') ?? '');
        const attempt = await attemptOf(request);
        const proof = await guessCode({ attempts, attempt, link }, async () => {
          const isRight = await codes.redeemAsked({ purpose: 'sign-in', email, code, slot, link });
          return isRight ? auth.signInProved(email, visitorOf(request)) : null;
        });
        return answer(proof, { code: 'CODE_REFUSED' }, request);
      },
    }),

    defineRoute(signInOperations.signInWithPassword, {
      access: 'guest',
      problems: passwordProblems,
      platformProblems: limited,
      rateLimit,
      handle: (request) =>
        unlessOverloaded(async () => {
          const { email, password } = request.body;
          const attempt = await attemptOf(request);
          const proof = await guess(attempts, passwordsWrong, attempt, () =>
            auth.signInWithPassword(email, password, visitorOf(request)),
          );
          return answer(proof, { code: 'CREDENTIALS_REFUSED' }, request);
        }),
    }),

    defineRoute(signInOperations.finishSignIn, {
      access: 'guest',
      problems: finishProblems,
      platformProblems: limited,
      rateLimit,
      handle: async (request) => {
        const cookies = request.headers.get('cookie') ?? '';
        const command = { cookies, code: request.body.code, visitor: visitorOf(request) };
        const finished = await routes.finishSignIn(command, request.log);
        return 'done' in finished ? entrance.letIn(finished.done, request) : finished;
      },
    }),

    defineRoute(signInOperations.signOut, {
      access: 'guest',
      handle: async ({ principal, headers, command }) => {
        await leave(endSession, { principal, command });
        const waiting = await waitingSignIns.giveUp(headers.get('cookie') ?? '');
        const lines = [...auth.forgetfulCookies(), ...waiting];
        return { body: undefined, headers: answerCookies(lines) };
      },
    }),
  ];
}
