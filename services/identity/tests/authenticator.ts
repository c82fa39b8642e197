import {
  RecoveryCodes,
  SecondStep,
  SecondStepOffer,
  SignInAnswer,
} from '@osta/contracts/account/second-step';
import type { UserId } from '@osta/contracts/ids';
import { problemOf } from '@osta/platform/testing/problem-of';
import type { ServiceHarness } from '@osta/platform/testing/service-harness';
import type { TestAnswer } from '@osta/platform/testing/test-client';
import { TOTP } from 'otpauth';

import { browser, signUp, type Browser } from './browser.ts';

type Ticking = Pick<ServiceHarness, 'clock'>;

/** The password of everybody in these tests. */
export const password = 'zaytun in gharyan';

/** A person with a password, in a fresh session. */
export interface Somebody {
  readonly who: Browser;
  readonly email: string;
  readonly id: UserId;
}

let people = 0;

/** Signs a person up. */
export async function somebody(harness: ServiceHarness): Promise<Somebody> {
  people += 1;
  const email = `steps${people}@example.ly`;
  const who = browser(harness);
  return { who, email, id: await signUp(harness, who, { email, password }) };
}

/** Makes the sessions of a person too old for sensitive commands. */
export async function age(harness: ServiceHarness, id: UserId): Promise<void> {
  await harness.query(
    `update identity.session set created_at = created_at - interval '11 minutes' where user_id = $1`,
    [id],
  );
}

/** Length of a step of the app, in milliseconds. */
export const step = 30_000;

/** Returns the code that the app shows now, or so many steps away. */
export function appCode({ clock }: Ticking, secret: string, stepsAway = 0): string {
  const timestamp = Date.parse(clock.now()) + stepsAway * step;
  return new TOTP({ secret }).generate({ timestamp });
}

/** Returns six digits that the app shows at none of the near steps. */
export function wrongCode(harness: Ticking, secret: string): string {
  const near = new Set([-1, 0, 1].map((steps) => appCode(harness, secret, steps)));
  return ['000000', '000001', '000002', '000003'].find((code) => !near.has(code)) ?? '';
}

/** Returns the secret of a new offer. */
export async function offered({ send }: Browser): Promise<string> {
  const { body } = await send.post('/api/auth/second-step/offers');
  return SecondStepOffer.parse(body).secret;
}

/** A person's app and recovery codes. */
export interface Authenticator {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Turns the second step on in this browser. Afterwards the app shows an unused code. */
export async function turnOn(harness: Ticking, who: Browser): Promise<Authenticator> {
  const secret = await offered(who);
  const answer = await who.send.put('/api/auth/second-step', { code: appCode(harness, secret) });
  harness.clock.advance(step);
  return { secret, recoveryCodes: RecoveryCodes.parse(answer.body).recoveryCodes };
}

/** Returns the second step of the person in this browser. */
export async function secondStepOf({ send }: Browser): Promise<SecondStep> {
  return SecondStep.parse((await send.get('/api/auth/second-step')).body);
}

/** Returns `in`, `waits`, or the problem. */
export function told(answer: TestAnswer): string {
  if (answer.status !== 200) return problemOf(answer);
  return 'awaits' in SignInAnswer.parse(answer.body) ? 'waits' : 'in';
}

/** Passes the first step with a password; returns `waits` if there is a second one. */
export async function firstStep(who: Browser, email: string): Promise<string> {
  return told(await who.send.post('/api/auth/sessions/password', { email, password }));
}

/** Passes the second step; returns `in`, or the problem. */
export async function finish({ send }: Browser, code: string): Promise<string> {
  return told(await send.post('/api/auth/sessions/second-step', { code }));
}
