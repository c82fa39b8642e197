import { createHmac, randomInt } from 'node:crypto';

import { inTransaction } from '@osta/event-store/in-transaction';
import type { Clock } from '@osta/platform/clock';
import type { Pool, PoolClient } from 'pg';

import { countTries, lockCodes, putCode } from './one-time-codes.sql.ts';

/** What a code proves. A code for one purpose does not work for another. */
export type Purpose = 'password-reset' | 'email-from' | 'email-to' | 'phone';

/** A code that a person typed, with its purpose. */
export interface TypedCode {
  readonly purpose: Purpose;
  /** An address, or `<user id> <new address>`. */
  readonly subject: string;
  readonly code: string;
}

/** Six digits, valid for five minutes, three tries and one use; stored as keyed hashes. */
export interface OneTimeCodes {
  /** Makes a code; earlier codes for the same purpose and subject stop working. */
  make(purpose: Purpose, subject: string): Promise<string>;
  /** @returns whether every code was right; then all are used up, otherwise none */
  redeem(...codes: readonly TypedCode[]): Promise<boolean>;
}

const minutes = 5;
const tries = 3;

/** @param secret keys the hashes: a plain hash of six digits is guessed at once */
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
