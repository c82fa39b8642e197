import { setTimeout as sleep } from 'node:timers/promises';

import type { Client, Pool } from 'pg';

import { backoff } from './backoff.ts';
import { dedicatedConnection } from './dedicated-connection.ts';

export interface KeepConnectedOptions {
  readonly pool: Pool;
  /** As for `dedicatedConnection`. */
  readonly idleSeconds: number;
  /** Ends the session and its connection. */
  readonly signal: AbortSignal;
  /** Called with the reason when a connection was lost, could not be opened, or the session failed. */
  readonly onProblem: (error: unknown) => void;
}

/** A connection that lasts this many milliseconds counts as good and resets the waits. */
const lasting = 5000;

/**
 * Runs a session on a dedicated connection. When the session or the connection fails, runs it again on a new
 * connection, after 100 ms at first and 5 s at most.
 *
 * @param session runs until its signal is aborted, by a lost connection or from outside
 * @returns when the signal of the options is aborted and the session is over; never rejects
 */
export async function keepConnected(
  options: KeepConnectedOptions,
  session: (client: Client, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { pool, idleSeconds, signal, onProblem } = options;
  const delay = backoff(100, 5000);

  while (!signal.aborted) {
    const lost = new AbortController();
    try {
      const connection = await dedicatedConnection({
        pool,
        idleSeconds,
        onLost: (error) => lost.abort(error),
      });
      const opened = performance.now();
      try {
        await session(connection.client, AbortSignal.any([signal, lost.signal]));
      } finally {
        if (performance.now() - opened > lasting) delay.reset();
        await connection.close();
      }
      lost.signal.throwIfAborted();
    } catch (error) {
      if (signal.aborted) return;
      onProblem(error);
      await sleep(delay.next(), undefined, { signal }).catch(() => {});
    }
  }
}
