import { createHash } from 'node:crypto';

import type { Clock } from '@osta/platform/clock';
import type { Pool } from 'pg';

import { countAttempt, takeBackAttempt } from './attempts.sql.ts';

/** The attempts that one address has within a period, over all callers and networks. */
export interface Allowance {
  readonly kind: string;
  readonly attempts: number;
  readonly seconds: number;
}

/** With 15 wrong codes a day, guessing one of a million succeeds once in 180 years. */
export const codesSent: Allowance = { kind: 'code-sent', attempts: 5, seconds: 3600 };
export const codesWrong: Allowance = { kind: 'code-wrong', attempts: 15, seconds: 86_400 };
export const passwordsWrong: Allowance = { kind: 'password-wrong', attempts: 20, seconds: 3600 };
/** Counts per person, not per address: whoever guesses here knows the first factor already. */
export const secondStepsWrong: Allowance = {
  kind: 'second-step-wrong',
  attempts: 15,
  seconds: 86_400,
};

/** The allowance is used up. */
export interface TooManyAttempts {
  readonly problem: 'RATE_LIMITED';
  /** Seconds until the next attempt is allowed. */
  readonly retryAfter: number;
}

/** Counts attempts per address in the database, so that every process counts the same. */
export interface Attempts {
  /**
   * Takes one attempt of the allowance. @returns `null`, or the seconds until the next one is
   * allowed
   */
  take(allowance: Allowance, email: string): Promise<TooManyAttempts | null>;
  /** Takes an attempt back that was not wrong after all. */
  giveBack(allowance: Allowance, email: string): Promise<void>;
}

/**
 * Returns the counters. Addresses are stored as hashes: the table does not reveal who tried to sign
 * in.
 */
export function attempts(pool: Pool, clock: Clock): Attempts {
  return {
    async take({ kind, attempts: allowed, seconds }, email) {
      const now = clock.now();
      const resetsAt = new Date(Date.parse(now) + seconds * 1000).toISOString();
      const { rows } = await pool.query<{ attempts: number; resets_at: Date }>({
        name: 'count-attempt',
        text: countAttempt,
        values: [kind, subjectOf(email), now, resetsAt, allowed + 1],
      });
      const [row] = rows;
      if (!row || row.attempts <= allowed) return null;
      const left = Math.ceil((row.resets_at.getTime() - Date.parse(now)) / 1000);
      return { problem: 'RATE_LIMITED', retryAfter: Math.max(1, left) };
    },

    async giveBack({ kind }, email) {
      await pool.query({
        name: 'take-back-attempt',
        text: takeBackAttempt,
        values: [kind, subjectOf(email)],
      });
    },
  };
}

function subjectOf(email: string): string {
  return createHash('sha256').update(email).digest('hex');
}
