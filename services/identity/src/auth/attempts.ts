import { createHash } from 'node:crypto';

import type { Clock } from '@osta/platform/clock';
import type { Pool } from 'pg';

import { countsOf, type Allowance, type Count } from './allowance.ts';
import { countAttempt, takeBackAttempt } from './attempts.sql.ts';
import type { Place } from './place-of.ts';

/** Something tried with one account. */
export interface Attempt {
  /** A hash of it is stored: the table does not reveal who tried to sign in. */
  readonly account: string;
  readonly place: Place;
  /**
   * The idempotency key of the client with all that it sends; `null`: it kept none. The same again
   * does not count again.
   */
  readonly sent: string | null;
}

/** The allowance is used up. */
export interface TooManyAttempts {
  readonly problem: 'RATE_LIMITED';
  /** Seconds until the next attempt is allowed. */
  readonly retryAfter: number;
}

/** `again`: the last attempt of this place was the same, and this one did not count. */
export type Taking = 'counted' | 'again' | TooManyAttempts;

/** Counts attempts in the database, so that every process counts the same. */
export interface Attempts {
  /** Takes one attempt of the allowance. */
  take(allowance: Allowance, attempt: Attempt): Promise<Taking>;
  /** Takes an attempt back that was not wrong after all. */
  giveBack(allowance: Allowance, attempt: Attempt): Promise<void>;
}

/** Returns the counters. */
export function attempts(pool: Pool, clock: Clock): Attempts {
  async function takeOne(
    { kind, seconds }: Pick<Allowance, 'kind' | 'seconds'>,
    { of, allowed }: Count,
    sent: string | null,
  ): Promise<Taking> {
    const now = clock.now();
    const resetsAt = new Date(Date.parse(now) + seconds * 1000).toISOString();
    const { rows } = await pool.query<{ attempts: number; resets_at: Date; again: boolean }>({
      name: 'count-attempt',
      text: countAttempt,
      values: [kind, hashOf(of), now, resetsAt, allowed + 1, sent && hashOf(sent)],
    });
    const [row] = rows;
    if (!row) throw new Error('counting an attempt returns its row');
    if (row.attempts <= allowed) return row.again ? 'again' : 'counted';
    const left = Math.ceil((row.resets_at.getTime() - Date.parse(now)) / 1000);
    return { problem: 'RATE_LIMITED', retryAfter: Math.max(1, left) };
  }

  async function takeAsStranger(allowance: Allowance, ofStrangers: Count): Promise<Taking> {
    const together = await takeOne(allowance, ofStrangers, null);
    const { kind, oneEvery } = allowance;
    if (together === 'counted' || oneEvery === null) return together;
    const one = { kind: `${kind}-anyway`, seconds: oneEvery };
    return takeOne(one, { of: ofStrangers.of, allowed: 1 }, null);
  }

  async function giveBackOne({ kind }: Allowance, { of }: Count): Promise<void> {
    const values = [kind, hashOf(of)];
    await pool.query({ name: 'take-back-attempt', text: takeBackAttempt, values });
  }

  return {
    async take(allowance, { account, place, sent }) {
      const [own, ofStrangers] = countsOf(allowance, account, place);
      if (!own) throw new Error('every attempt has a place');
      const taking = await takeOne(allowance, own, sent);
      if (taking !== 'counted' || !ofStrangers) return taking;
      const together = await takeAsStranger(allowance, ofStrangers);
      // Refused for what others did: it must not use up this place besides
      if (together !== 'counted') await giveBackOne(allowance, own);
      return together;
    },

    async giveBack(allowance, { account, place }) {
      for (const count of countsOf(allowance, account, place)) await giveBackOne(allowance, count);
    },
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
