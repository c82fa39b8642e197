import { setTimeout as sleep } from 'node:timers/promises';

import type { Client, Pool } from 'pg';

import { backoff } from './backoff.ts';
import { dedicatedConnection } from './dedicated-connection.ts';

export interface KeepConnectedOptions {
  readonly pool: Pool;
  /** As for `dedicatedConnection`. */
  readonly idleSeconds: number;
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Told why a connection was lost, could not be opened, or was given up by the session. */
  readonly onProblem: (error: unknown) => void;
}

/** Milliseconds after which a connection counts as good: the waits begin anew. */
const lasting = 5000;

/**
 * Runs a session on a connection of its own; when either of them fails, again on the next connection, after
 * 100 ms at first and 5 s at most.
 *
 * @param session runs until its signal is aborted: by a lost connection or from outside
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
