import type { Pool } from 'pg';

/** Milliseconds between two spills: whoever asks for readiness must not make work. */
const spillEvery = 1000;

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

  async function ask(text: string): Promise<void> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(`set local work_mem = '64kB'`);
      const { rows } = await client.query<{ readonly takesChanges: boolean }>(text);
      await client.query('commit');
      client.release();
      if (!rows[0]?.takesChanges) throw new Error('read-only');
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  return async () => {
    const now = performance.now();
    if (now - spilledAt <= spillEvery) return ask(asks);
    spilledAt = now;
    try {
      return await ask(spills);
    } catch (error) {
      // The next check tries again, so that a database that is back is ready at once
      spilledAt = -Infinity;
      throw error;
    }
  };
}
