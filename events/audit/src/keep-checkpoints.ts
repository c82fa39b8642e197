import { setTimeout as wait } from 'node:timers/promises';

import { Client } from 'pg';

import type { EventSources } from './audit-system.ts';
import { takeCheckpoints, type CheckpointKeeper } from './take-checkpoints.ts';

/** Milliseconds between two checkpoints. What is removed sooner was never signed. */
const everyMs = 10 * 60_000;

/** Milliseconds until the next attempt, when one has failed: the database may be starting. */
const againMs = 30_000;

export interface KeepOptions {
  readonly databaseUrl: string;
  readonly system: Pick<EventSources, 'sources'>;
  readonly keeper: CheckpointKeeper;
  readonly onProblem: (error: unknown) => void;
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Whether the process goes on for it; default no. */
  readonly keepsRunning?: boolean;
}

/** Takes checkpoints now and every ten minutes, until the signal. Never rejects: a failed one is soon tried again. */
export async function keepCheckpoints(options: KeepOptions): Promise<void> {
  const { databaseUrl, system, keeper, onProblem, signal, keepsRunning = false } = options;
  while (!signal.aborted) {
    let pause = everyMs;
    try {
      const client = new Client({
        connectionString: databaseUrl,
        application_name: 'osta-audit checkpoint',
      });
      // The running statement rejects with this error
      client.on('error', () => undefined);
      await client.connect();
      await takeCheckpoints(client, system, keeper).finally(() => client.end());
    } catch (error) {
      if (!signal.aborted) onProblem(error);
      pause = againMs;
    }
    await wait(pause, undefined, { signal, ref: keepsRunning }).catch(() => undefined);
  }
}
