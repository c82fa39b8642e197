import type { CodeRefused, SignInExpired } from '@osta/contracts/account/refusals';
import type { UserId } from '@osta/contracts/ids';
import type { Clock } from '@osta/platform/clock';
import type { Logger } from 'pino';

import { secondStepsWrong } from '../auth/allowance.ts';
import type { Attempts, TooManyAttempts } from '../auth/attempts.ts';
import type { Visitor } from '../auth/auth-port.ts';
import { deviceOf } from '../auth/device-of.ts';
import { guess } from '../auth/guess.ts';
import type { KnownDevices } from '../auth/known-devices.ts';
import { deviceOfOwner, strangerFrom } from '../auth/place-of.ts';
import type { WaitingSignIns } from '../auth/waiting-sign-ins.ts';
import type { LetterFacts } from '../mail/letter.ts';
import type { Links } from '../mail/links.ts';
import type { Post } from '../mail/post.ts';
import type { FindReader } from '../queries/find-reader.ts';
import type { FindSecondStep } from '../queries/find-second-step.ts';

interface Dependencies {
  readonly waitingSignIns: WaitingSignIns;
  readonly attempts: Attempts;
  readonly devices: KnownDevices;
  readonly findReader: FindReader;
  readonly findSecondStep: FindSecondStep;
  readonly clock: Clock;
  readonly post: Post;
  readonly links: Links;
}

/** The second step, sent by the browser that passed the first. */
export interface FinishSignIn {
  /** The `Cookie` header: names the waiting sign-in. */
  readonly cookies: string;
  readonly code: string;
  readonly visitor: Visitor;
}

export type FinishedSignIn =
  | { readonly done: { readonly userId: UserId; readonly cookies: readonly string[] } }
  | { readonly refused: CodeRefused | SignInExpired }
  | TooManyAttempts;

/**
 * Finishes a waiting sign-in. It mails the owner when a recovery code was used, and when somebody
 * passed the first step but failed the second (ASVS 5.0 §6.3.5).
 */
export function finishSignIn(
  dependencies: Dependencies,
): (command: FinishSignIn, log: Logger) => Promise<FinishedSignIn> {
  const { waitingSignIns, attempts, devices, findReader, findSecondStep, clock, post, links } =
    dependencies;

  async function tell<Kind extends 'recovery-code-used' | 'second-step-failed'>(
    userId: UserId,
    letter: Kind,
    facts: (about: { at: ReturnType<Clock['now']>; link: string }) => LetterFacts[Kind],
    log: Logger,
  ): Promise<void> {
    const reader = await findReader(userId);
    if (!reader) return;
    const about = { at: clock.now(), link: links.account(reader.locale) };
    await post.notify(reader, letter, facts(about), log);
  }

  return async ({ cookies, code, visitor }, log) => {
    const userId = await waitingSignIns.find(cookies);
    if (userId === null) return { refused: { code: 'SIGN_IN_EXPIRED' } };

    const device = devices.find(cookies, userId);
    const place = device === null ? strangerFrom(visitor.address) : deviceOfOwner(device);
    const attempt = { account: userId, place, sent: null };
    const proof = await guess(attempts, secondStepsWrong, attempt, async () => {
      const finish = await waitingSignIns.finish(cookies, code, visitor);
      if (finish.outcome !== 'wrong') return finish;
      if (finish.isOver) {
        const { address, userAgent } = visitor;
        const facts = { device: deviceOf(userAgent), address };
        await tell(userId, 'second-step-failed', (about) => ({ ...about, ...facts }), log);
      }
      return null;
    });
    if (proof.outcome === 'exhausted') return proof.problem;
    if (proof.outcome === 'wrong') return { refused: { code: 'CODE_REFUSED' } };
    const { result } = proof;
    if (result.outcome === 'expired') return { refused: { code: 'SIGN_IN_EXPIRED' } };

    if (result.by === 'recovery-code') {
      const { recoveryCodesLeft: left } = await findSecondStep(userId);
      await tell(userId, 'recovery-code-used', (about) => ({ ...about, left }), log);
    }
    return { done: { userId, cookies: result.cookies } };
  };
}
