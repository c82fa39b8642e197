import type { Pool } from 'pg';

/** Milliseconds for which an answer counts: whoever asks for readiness must not make work. */
const counts = 1000;

/**
 * Lets Postgres write a megabyte of temporary file, and asks whether it takes changes at all. A query alone says
 * nothing: with a full disk, or on a standby, reads are still answered. It takes no transaction id, so it holds
 * back no reader of the log.
 */
const spill = `
select current_setting('transaction_read_only') = 'off' as "takesChanges", count(*)
from generate_series(1, 30000)`;

/**
 * Returns a check that rejects while the database takes no writes: its disk is full, or it is a standby.
 */
export function takesWrites(pool: Pool): () => Promise<void> {
  let last: { readonly at: number; readonly answer: Promise<void> } | undefined;

  async function ask(): Promise<void> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(`set local work_mem = '64kB'`);
      const { rows } = await client.query<{ readonly takesChanges: boolean }>(spill);
      await client.query('commit');
      client.release();
      if (!rows[0]?.takesChanges) throw new Error('read-only');
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  return () => {
    const now = performance.now();
    if (!last || now - last.at > counts) last = { at: now, answer: ask() };
    return last.answer;
  };
}
