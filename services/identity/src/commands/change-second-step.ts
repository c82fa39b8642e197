import type {
  CodeRefused,
  FreshSessionRequired,
  RegistrationRequired,
  SecondStepAlreadyOn,
  SecondStepNotOffered,
  SecondStepOff,
} from '@osta/contracts/account/refusals';
import type { RecoveryCodes, SecondStepOffer } from '@osta/contracts/account/second-step';
import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import type { Clock } from '@osta/platform/clock';
import type { Handler } from '@osta/platform/handle';
import { unkeyedContext } from '@osta/platform/unkeyed-context';
import type { Logger } from 'pino';

import { secondStepsWrong } from '../auth/allowance.ts';
import type { Attempt, Attempts, TooManyAttempts } from '../auth/attempts.ts';
import type { Credentials } from '../auth/credentials.ts';
import { guess } from '../auth/guess.ts';
import { ownSession } from '../auth/place-of.ts';
import type { SecondSteps } from '../auth/second-steps.ts';
import type { ChangeSecondStep as Change } from '../domain/account/change-second-step.ts';
import type { RevokeSessions } from '../domain/account/revoke-sessions.ts';
import type { Links } from '../mail/links.ts';
import type { Post } from '../mail/post.ts';
import { tellSockets } from './tell-sockets.ts';

interface Dependencies {
  readonly steps: SecondSteps;
  readonly credentials: Credentials;
  readonly attempts: Attempts;
  readonly clock: Clock;
  readonly post: Post;
  readonly links: Links;
  readonly revokeSessions: Handler<RevokeSessions, UserId, never>;
  readonly recordOn: Handler<Change, UserId, RegistrationRequired | SecondStepAlreadyOn>;
  readonly recordOff: Handler<Change, UserId, RegistrationRequired | SecondStepOff>;
}

/** The person, and the session of the request. */
interface Person {
  readonly userId: UserId;
  readonly sessionId: string;
  readonly email: string;
  readonly locale: Locale;
}

type Told<Answer, Reason> =
  | { readonly body: Answer }
  | { readonly refused: Reason }
  | TooManyAttempts;

/**
 * The commands of the second step. Each needs a fresh session (ASVS 5.0 §7.5.1), and a session that
 * passed both steps if the second is on.
 */
export interface ChangeSecondStep {
  offer(person: Person): Promise<Told<SecondStepOffer, FreshSessionRequired | SecondStepAlreadyOn>>;
  enable(
    person: Person,
    code: string,
    log: Logger,
  ): Promise<
    Told<
      RecoveryCodes,
      FreshSessionRequired | CodeRefused | SecondStepNotOffered | SecondStepAlreadyOn
    >
  >;
  renewRecoveryCodes(
    person: Person,
    log: Logger,
  ): Promise<Told<RecoveryCodes, FreshSessionRequired | SecondStepOff>>;
  disable(
    person: Person,
    code: string,
    log: Logger,
  ): Promise<Told<undefined, FreshSessionRequired | CodeRefused | SecondStepOff>>;
}

function attemptOf(userId: UserId): Attempt {
  return { account: userId, place: ownSession(userId), sent: null };
}

const freshRequired: FreshSessionRequired = { code: 'FRESH_SESSION_REQUIRED' };

export function changeSecondStep(dependencies: Dependencies): ChangeSecondStep {
  const { steps, credentials, attempts, clock, post, links } = dependencies;

  /** Ends the other sessions, as a factor has changed (ASVS 5.0 §7.4.3). */
  async function endOthers({ userId, sessionId }: Person, log: Logger): Promise<void> {
    const sessionIds = await credentials.endSessions(userId, sessionId);
    const command = { userId, sessionIds, cause: 'signed-out-everywhere' } as const;
    const context = unkeyedContext({ actor: userId, clock, log });
    await tellSockets(dependencies.revokeSessions, command, context);
  }

  /** Records the change; logs if the stream refuses, as the credential has changed already. */
  async function record(
    handler: Dependencies['recordOn'] | Dependencies['recordOff'],
    { userId }: Person,
    log: Logger,
  ): Promise<void> {
    const outcome = await handler({ userId }, unkeyedContext({ actor: userId, clock, log }));
    if (!outcome.ok)
      log.error(
        { refused: outcome.refused, userId },
        'recording a change of two-step verification failed',
      );
  }

  async function tell(
    { email, locale }: Person,
    letter: 'second-step-on' | 'second-step-off' | 'recovery-codes-renewed',
    log: Logger,
  ): Promise<void> {
    const facts = { at: clock.now(), link: links.account(locale) };
    await post.notify({ email, locale }, letter, facts, log);
  }

  return {
    async offer({ userId, sessionId, email }) {
      if (!(await credentials.isFresh(sessionId))) return { refused: freshRequired };
      const offer = await steps.offer(userId, email);
      return offer ? { body: offer } : { refused: { code: 'SECOND_STEP_ALREADY_ON' } };
    },

    async enable(person, code, log) {
      const { userId, sessionId } = person;
      if (!(await credentials.isFresh(sessionId))) return { refused: freshRequired };
      const proof = await guess(attempts, secondStepsWrong, attemptOf(userId), async () => {
        const turning = await steps.turnOn(userId, code);
        return turning === 'wrong' ? null : turning;
      });
      if (proof.outcome === 'exhausted') return proof.problem;
      if (proof.outcome === 'wrong') return { refused: { code: 'CODE_REFUSED' } };
      const { result } = proof;
      if (result === 'not-offered') return { refused: { code: 'SECOND_STEP_NOT_OFFERED' } };
      if (result === 'already-on') return { refused: { code: 'SECOND_STEP_ALREADY_ON' } };

      // Not earlier: a concurrent sign-in either ends here, or sees the second step and waits
      await endOthers(person, log);
      await record(dependencies.recordOn, person, log);
      await tell(person, 'second-step-on', log);
      return { body: { recoveryCodes: [...result.recoveryCodes] } };
    },

    async renewRecoveryCodes(person, log) {
      if (!(await credentials.isFresh(person.sessionId))) return { refused: freshRequired };
      const recoveryCodes = await steps.renewRecoveryCodes(person.userId);
      if (!recoveryCodes) return { refused: { code: 'SECOND_STEP_OFF' } };
      await tell(person, 'recovery-codes-renewed', log);
      return { body: { recoveryCodes: [...recoveryCodes] } };
    },

    async disable(person, code, log) {
      const { userId, sessionId } = person;
      if (!(await credentials.isFresh(sessionId))) return { refused: freshRequired };
      const proof = await guess(attempts, secondStepsWrong, attemptOf(userId), async () => {
        const turning = await steps.turnOff(userId, code);
        return turning === 'wrong' ? null : turning;
      });
      if (proof.outcome === 'exhausted') return proof.problem;
      if (proof.outcome === 'wrong') return { refused: { code: 'CODE_REFUSED' } };
      if (proof.result === 'off') return { refused: { code: 'SECOND_STEP_OFF' } };

      await endOthers(person, log);
      await record(dependencies.recordOff, person, log);
      await tell(person, 'second-step-off', log);
      return { body: undefined };
    },
  };
}
