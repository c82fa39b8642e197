import type { Pool } from 'pg';
import { z } from 'zod';

/** Milliseconds between two spills: whoever asks for readiness must not make work. */
const spillEvery = 1000;

const Answer = z.object({ takesChanges: z.boolean() });

/** The results of two statements, of which the second has rows. */
const Results = z.tuple([z.unknown(), z.object({ rows: z.array(z.unknown()) })]);

/** Asks whether the database takes changes at all: a standby does not. */
const asks = `
select current_setting('transaction_read_only') = 'off' as "takesChanges"`;

/**
 * Asks the same, and lets Postgres write a megabyte of temporary file: with a full disk, reads are still answered.
 * Takes no transaction id, so it holds back no reader of the log.
 */
const spills = `${asks}, count(*)
from generate_series(1, 30000)`;

/**
 * Returns a check that rejects while the database takes no writes: it is gone, its disk is full, or it is a standby.
 * Every check asks the database; one a second also writes.
 */
export function takesWrites(pool: Pool): () => Promise<void> {
  let spilledAt = -Infinity;

  async function answer(): Promise<unknown> {
    const now = performance.now();
    if (now - spilledAt <= spillEvery) return (await pool.query(asks)).rows[0];
    spilledAt = now;
    try {
      return await spill(pool);
    } catch (error) {
      // The next check tries again, so that a database that is back is ready at once
      spilledAt = -Infinity;
      throw error;
    }
  }

  return async () => {
    if (!Answer.parse(await answer()).takesChanges) throw new Error('read-only');
  };
}

/** Returns the row. Without parameters, Postgres runs both statements as one transaction, in one round trip. */
async function spill(pool: Pool): Promise<unknown> {
  const [, { rows }] = Results.parse(await pool.query(`set local work_mem = '64kB'; ${spills}`));
  return rows[0];
}
