import { createHmac, randomBytes, randomInt } from 'node:crypto';

import { inTransaction } from '@osta/event-store/in-transaction';
import type { Clock } from '@osta/platform/clock';
import type { Pool, PoolClient } from 'pg';

import {
  countTries,
  lockAsked,
  lockCodes,
  lockLinked,
  putCode,
  settleAsked,
} from './one-time-codes.sql.ts';

/** What a code proves. A code for one purpose does not work for another. */
type Purpose = 'email-from' | 'email-to' | 'phone';
/** What a code proves that anybody may ask for. */
type AskedPurpose = 'sign-in' | 'password-reset';

/** A code that a person typed, with its purpose. */
export interface TypedCode {
  readonly purpose: Purpose;
  /** `<user id> <new address>`, or `<user id> <number>`. */
  readonly subject: string;
  readonly code: string;
}

/** A code that somebody asked for without a session. */
export interface AskedCode {
  readonly purpose: AskedPurpose;
  readonly email: string;
  /** Of the browser: see `AskingBrowsers`. */
  readonly slot: string;
}

/** A code that somebody typed without a session. */
export interface TypedAskedCode {
  readonly purpose: AskedPurpose;
  readonly email: string;
  readonly code: string;
  /** Of the browser; null: it has not asked. */
  readonly slot: string | null;
  /** What the link in the letter carries, if the code came by it: then that alone proves who has the mailbox. */
  readonly link: string | null;
}

/** What a letter carries. */
export interface MadeCode {
  readonly code: string;
  /** A secret of 128 bits, which nobody guesses. */
  readonly link: string;
}

/** Six digits, valid for five minutes, three tries and one use; stored as keyed hashes. */
export interface OneTimeCodes {
  /** Makes a code; earlier codes for the same purpose and subject stop working. */
  make(purpose: Purpose, subject: string): Promise<string>;
  /** @returns whether every code was right; then all are used up, otherwise none */
  redeem(...codes: readonly TypedCode[]): Promise<boolean>;
  /** Makes a code for a browser that asked; its earlier code for the same stops working. */
  makeAsked(asked: AskedCode): Promise<MadeCode>;
  /**
   * Tries a code that was asked for. Without the slot of a code, the newest of the address counts,
   * and a wrong one takes no try from it: strangers cannot use up what the owner was sent. With the link of its letter a
   * code works in any browser, and when all its tries are used up.
   *
   * @returns whether it was right; then no code of the address for this purpose works any more
   */
  redeemAsked(typed: TypedAskedCode): Promise<boolean>;
  /**
   * Redeems a code as `redeemAsked` does, for something that takes long to make and may fail: then a right
   * code is not used up, and a wrong one never begins it.
   *
   * @param make answers null when there is nobody to make it for
   * @returns what was made; null also when the code was wrong, or used meanwhile
   */
  redeemAskedFor<Made>(
    typed: TypedAskedCode,
    make: () => Promise<Made | null>,
  ): Promise<Made | null>;
}

const minutes = 5;
const linkBytes = 16;
const tries = 3;

/** @param secret keys the hashes: a plain hash of six digits is guessed at once */
export function oneTimeCodes(pool: Pool, clock: Clock, secret: string): OneTimeCodes {
  function hashOf(purpose: Purpose | AskedPurpose, subject: string, code: string): string {
    return createHmac('sha256', secret)
      .update(`${purpose}\n${subject}\n${code}`)
      .digest('base64url');
  }

  async function tryThem(client: PoolClient, codes: readonly TypedCode[]): Promise<boolean> {
    const purposes = codes.map(({ purpose }) => purpose);
    const subjects = codes.map(({ subject }) => subject);
    const { rows } = await client.query<{ readonly isRight: boolean }>({
      name: 'lock-codes',
      text: lockCodes,
      values: [
        purposes,
        subjects,
        codes.map(({ purpose, subject, code }) => hashOf(purpose, subject, code)),
        clock.now(),
        tries,
      ],
    });
    const isRight = rows.length === codes.length && rows.every((row) => row.isRight);
    await client.query({
      name: 'count-tries',
      text: countTries,
      values: [purposes, subjects, isRight],
    });
    return isRight;
  }

  async function put(
    purpose: Purpose | AskedPurpose,
    subject: string,
    { slot, link }: { readonly slot: string; readonly link: string | null },
  ): Promise<string> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const endsAt = new Date(Date.parse(clock.now()) + minutes * 60_000).toISOString();
    const linkHash = link && hashOf(purpose, subject, link);
    const values = [purpose, subject, hashOf(purpose, subject, code), endsAt, slot, linkHash];
    await pool.query({ name: 'put-code', text: putCode, values });
    return code;
  }

  /** A wrong code counts as a try in any case. */
  async function tryAsked(
    client: PoolClient,
    { purpose, email, code, slot, link }: TypedAskedCode,
    ifRight: 'use up' | 'leave',
  ): Promise<boolean> {
    const values = [purpose, email, hashOf(purpose, email, code), clock.now()];
    const { rows } = await client.query<{ readonly isRight: boolean }>(
      link === null
        ? { name: 'lock-asked', text: lockAsked, values: [...values, tries, slot] }
        : {
            name: 'lock-linked',
            text: lockLinked,
            values: [...values, hashOf(purpose, email, link)],
          },
    );
    const isRight = rows[0]?.isRight ?? false;
    if (isRight && ifRight === 'leave') return true;
    const settled = [purpose, email, isRight, link === null ? slot : null];
    await client.query({ name: 'settle-asked', text: settleAsked, values: settled });
    return isRight;
  }

  const redeemAsked: OneTimeCodes['redeemAsked'] = (typed) =>
    inTransaction(pool, (client) => tryAsked(client, typed, 'use up'));

  return {
    make: (purpose, subject) => put(purpose, subject, { slot: '', link: null }),
    redeem: (...codes) => inTransaction(pool, (client) => tryThem(client, codes)),
    async makeAsked({ purpose, email, slot }) {
      const link = randomBytes(linkBytes).toString('base64url');
      return { code: await put(purpose, email, { slot, link }), link };
    },
    redeemAsked,
    async redeemAskedFor(typed, make) {
      const isRight = await inTransaction(pool, (client) => tryAsked(client, typed, 'leave'));
      const made = isRight ? await make() : null;
      return made !== null && (await redeemAsked(typed)) ? made : null;
    },
  };
}
