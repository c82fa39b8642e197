import { createHmac, randomInt } from 'node:crypto';

import type { Clock } from '@osta/platform/clock';
import type { Pool, PoolClient } from 'pg';

import { inTransaction } from './in-transaction.ts';
import { countTries, lockCodes, putCode } from './one-time-codes.sql.ts';

/** What a code proves. A code for one thing is worth nothing for another. */
export type Purpose = 'password-reset' | 'email-from' | 'email-to' | 'phone';

/** A code as it was typed, and what it is to prove. */
export interface TypedCode {
  readonly purpose: Purpose;
  /** Of whom or what: an address, or `<user id> <new address>`. */
  readonly subject: string;
  readonly code: string;
}

/** Six digits, good for five minutes, three tries and one use; kept as keyed hashes. */
export interface OneTimeCodes {
  /** Makes the code that counts from now on: earlier ones of the same thing stop working. */
  make(purpose: Purpose, subject: string): Promise<string>;
  /** @returns whether every one was right; then all are used up, and otherwise none */
  redeem(...codes: readonly TypedCode[]): Promise<boolean>;
}

const minutes = 5;
const tries = 3;

/** @param secret keys the hashes: six digits are guessed from a plain one at once */
export function oneTimeCodes(pool: Pool, clock: Clock, secret: string): OneTimeCodes {
  function hashOf({ purpose, subject, code }: TypedCode): string {
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
      values: [purposes, subjects, codes.map(hashOf), clock.now(), tries],
    });
    const isRight = rows.length === codes.length && rows.every((row) => row.isRight);
    await client.query({
      name: 'count-tries',
      text: countTries,
      values: [purposes, subjects, isRight],
    });
    return isRight;
  }

  return {
    async make(purpose, subject) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const endsAt = new Date(Date.parse(clock.now()) + minutes * 60_000).toISOString();
      const values = [purpose, subject, hashOf({ purpose, subject, code }), endsAt];
      await pool.query({ name: 'put-code', text: putCode, values });
      return code;
    },

    redeem: (...codes) => inTransaction(pool, (client) => tryThem(client, codes)),
  };
}
