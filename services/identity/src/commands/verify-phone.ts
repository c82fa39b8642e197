import type { CodeRefused, RegistrationRequired } from '@osta/contracts/account/refusals';
import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import type { Clock } from '@osta/platform/clock';
import type { Handler } from '@osta/platform/handle';
import { unkeyedContext } from '@osta/platform/unkeyed-context';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

import { codesWrong } from '../auth/allowance.ts';
import type { Attempt, Attempts, TooManyAttempts } from '../auth/attempts.ts';
import { guess } from '../auth/guess.ts';
import type { OneTimeCodes } from '../auth/one-time-codes.ts';
import type { ChangePhone } from '../domain/account/change-phone.ts';
import type { PhoneMessages } from '../phone/phone-messages.ts';
import { dropPhone, putPhone } from '../phone/phones.sql.ts';
import { withinSendings, type CodeSending } from './within-sendings.ts';

interface Keeping {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly record: Handler<ChangePhone, UserId, RegistrationRequired>;
}

interface Dependencies extends Keeping {
  readonly codes: OneTimeCodes;
  readonly attempts: Attempts;
}

export type KeepPhone = (userId: UserId, phone: string, log: Logger) => Promise<void>;

/**
 * Returns what keeps a number that is known to be somebody's. Its event tells other services, which show it to those
 * who have an agreed booking with the person. The row comes first: others never see a number that its owner does not.
 */
export function keepPhone({ pool, clock, record }: Keeping): KeepPhone {
  return async (userId, phone, log) => {
    await pool.query(putPhone, [userId, phone, clock.now()]);
    // Refused only to an account that was erased meanwhile, whose number goes with it
    await record({ userId, phone }, unkeyedContext({ actor: userId, clock, log }));
  };
}

export type PhoneVerification =
  | { readonly outcome: 'done' }
  | { readonly refused: CodeRefused }
  | TooManyAttempts;

/** Verifies a telephone number as a contact: a person who can read messages to it may claim it. */
export interface VerifyPhone {
  send(to: { userId: UserId; phone: string; locale: Locale }, log: Logger): Promise<CodeSending>;
  confirm(
    typed: { userId: UserId; phone: string; code: string },
    log: Logger,
  ): Promise<PhoneVerification>;
  remove(userId: UserId, log: Logger): Promise<void>;
}

/** The number is no credential, so two accounts may share one: a household, a shop. */
export function verifyPhone(dependencies: Dependencies, messages: PhoneMessages): VerifyPhone {
  const { pool, clock, codes, attempts, record } = dependencies;
  const keep = keepPhone(dependencies);
  return {
    send: ({ userId, phone, locale }, log) =>
      withinSendings({ attempts, attempt: attemptOf(phone), log }, async () => {
        const code = await codes.make('phone', `${userId} ${phone}`);
        await messages.sendCode(phone, code, locale);
      }),

    async confirm({ userId, phone, code }, log) {
      const proof = await guess(attempts, codesWrong, attemptOf(phone), async () => {
        const typed = { purpose: 'phone', subject: `${userId} ${phone}`, code } as const;
        return (await codes.redeem(typed)) ? true : null;
      });
      if (proof.outcome === 'exhausted') return proof.problem;
      if (proof.outcome === 'wrong') return { refused: { code: 'CODE_REFUSED' } };
      await keep(userId, phone, log);
      return { outcome: 'done' };
    },

    async remove(userId, log) {
      await record({ userId, phone: null }, unkeyedContext({ actor: userId, clock, log }));
      await pool.query(dropPhone, [userId]);
    },
  };
}

/** The number may be anybody's, and opens nothing: all who ask share what it gets. */
function attemptOf(phone: string): Attempt {
  return { account: phone, place: { name: 'anybody', isKnown: true }, sent: null };
}
