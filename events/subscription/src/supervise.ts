import { setTimeout as sleep } from 'node:timers/promises';

import type { Reading } from '@osta/event-log/event-log';
import { backoff } from '@osta/event-store/backoff';

import type { OnReport } from './subscription-report.ts';

export interface SuperviseOptions {
  /** Ends the supervision. */
  readonly signal: AbortSignal;
  readonly read: () => Promise<Reading>;
  /** Called when a reader is replaced. */
  readonly onLost: () => void;
  /** Called every interval, beside reading. */
  readonly look: () => Promise<void>;
  /** A counter that grows with the work done. */
  readonly progress: () => number;
  /** Whether no progress is expected: paused, or waiting for the database. */
  readonly isHeld: () => boolean;
  /** Milliseconds since the checkpoint last moved, in whatever process. */
  readonly stillness: () => Promise<number>;
  /** Milliseconds between two checks. */
  readonly interval: number;
  readonly stallTimeout: number;
  readonly onReport: OnReport;
}

/** Milliseconds between two readers, at first and at most; also how long a reader must run to count as good. */
const shortestWait = 1000;
const longestWait = 30_000;
const lasting = 60_000;
/** Milliseconds that a reader gets to stop. */
const stopTimeout = 15_000;

/**
 * Keeps a reader running. Replaces a reader that ends or makes no progress, after a growing wait.
 *
 * @returns when the signal is aborted and the last reader has stopped; never rejects
 */
export async function supervise(options: SuperviseOptions): Promise<void> {
  const { signal, read, onLost, onReport } = options;
  const delay = backoff(shortestWait, longestWait);
  while (!signal.aborted) {
    const began = performance.now();
    let reading: Reading | undefined;
    try {
      reading = await read();
      await watch(reading, options);
    } catch (error) {
      if (!signal.aborted) {
        onLost();
        if (performance.now() - began > lasting) delay.reset();
        const wait = delay.next();
        onReport({ kind: 'rebuilding', error, wait });
        await Promise.all([stop(reading, onReport), pauseFor(wait, signal)]);
        reading = undefined;
      }
    }
    await stop(reading, onReport);
  }
}

/** @throws when the reader has ended by itself, or makes no progress although there is work */
async function watch(reading: Reading, options: SuperviseOptions): Promise<void> {
  const { signal, look, progress, isHeld, stillness, interval, stallTimeout, onReport } = options;
  const ended = reading.ended.then((error) => {
    throw error ?? new Error('The reader has ended');
  });
  ended.catch(() => {});
  let seen = progress();
  let since = performance.now();

  async function isStalled(): Promise<boolean> {
    const { events, seconds } = await reading.lag();
    if (events === 0 || seconds * 1000 < stallTimeout) return false;
    return (await stillness()) >= stallTimeout;
  }

  for (;;) {
    await Promise.race([pauseFor(interval, signal), ended]);
    if (signal.aborted) return;
    let mustReplace = false;
    try {
      await look();
      if (progress() !== seen || isHeld()) {
        seen = progress();
        since = performance.now();
      } else if (performance.now() - since >= stallTimeout) {
        since = performance.now();
        mustReplace = await isStalled();
      }
    } catch (error) {
      onReport({ kind: 'problem', error });
    }
    if (mustReplace)
      throw new Error(`No progress for ${stallTimeout / 1000} s, although there is work`);
  }
}

async function stop(reading: Reading | undefined, onReport: OnReport): Promise<void> {
  if (!reading) return;
  const stopped = reading.stop().catch((error: unknown) => onReport({ kind: 'problem', error }));
  const patience = new AbortController();
  await Promise.race([stopped, pauseFor(stopTimeout, patience.signal)]);
  patience.abort();
}

async function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => {});
}
