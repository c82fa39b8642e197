import { setTimeout as wait } from 'node:timers/promises';

import { Client } from 'pg';

import type { EventSources } from './audit-system.ts';
import { noteTaken } from './last-taken.ts';
import { takeCheckpoints, type CheckpointKeeper } from './take-checkpoints.ts';

/** Milliseconds between two checkpoints. What is removed sooner was never signed. */
const everyMs = 10 * 60_000;

/** Milliseconds until the next attempt, when one has failed: the database may be starting again. */
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

/** Checkpoints that are being taken. */
export interface KeptCheckpoints {
  /** When they were last taken, whether or not something new was signed. */
  readonly lastTaken: () => Date;
  /** Resolves when the signal has ended it. Never rejects: a failed one is soon tried again. */
  readonly ended: Promise<void>;
}

/**
 * Takes checkpoints now, and every ten minutes from then on until the signal.
 *
 * @returns when the first are taken
 * @throws what keeps the first from being taken: a CheckpointProblem, or an error of Postgres. Nothing goes on then
 */
export async function keepCheckpoints(options: KeepOptions): Promise<KeptCheckpoints> {
  const { onProblem, signal, keepsRunning = false } = options;
  await take(options);
  let lastTaken = new Date();

  async function goOn(): Promise<void> {
    let pause = everyMs;
    for (;;) {
      await wait(pause, undefined, { signal, ref: keepsRunning }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        await take(options);
        lastTaken = new Date();
        pause = everyMs;
      } catch (error) {
        if (!signal.aborted) onProblem(error);
        pause = againMs;
      }
    }
  }
  return { lastTaken: () => lastTaken, ended: goOn() };
}

async function take({ databaseUrl, system, keeper }: KeepOptions): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'osta-audit checkpoint',
  });
  // The running statement rejects with this error
  client.on('error', () => undefined);
  await client.connect();
  await takeCheckpoints(client, system, keeper).finally(() => client.end());
  await noteTaken(keeper.folder);
}
