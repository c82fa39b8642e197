import type { Doorbell } from '@osta/event-store/doorbell';
import { newStream, recorder, viewed } from '@osta/event-store/testing/record-events';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import type { Pool } from 'pg';

/** Commands that go on during a fault. */
export interface SteadyLoad {
  /** The newest acknowledged version of each stream. */
  readonly newest: ReadonlyMap<string, number>;
  total(): number;
  /** The errors of failed commands. */
  readonly failures: readonly unknown[];
  /** The slowest command since the last call, in milliseconds. */
  slowest(): number;
  stop(): Promise<void>;
}

const streams = 40;

export interface SteadyLoadOptions {
  readonly pool: Pool;
  readonly doorbell: Doorbell;
  readonly perSecond: number;
  /** Runs within each command before it is acknowledged, to plant a mistake. */
  readonly besides?: () => Promise<unknown>;
}

/** Records events on forty streams at a rate, each as one command. */
export function steadyLoad(options: SteadyLoadOptions): SteadyLoad {
  const { pool, doorbell, perSecond, besides } = options;
  const { record } = recorder(pool, doorbell);
  const newest = new Map<string, number>();
  const failures: unknown[] = [];
  let slowest = 0;
  const over = new AbortController();

  async function write(id: string): Promise<void> {
    while (!over.signal.aborted) {
      const began = performance.now();
      try {
        await record(id, viewed());
        newest.set(id, (newest.get(id) ?? 0) + 1);
        await besides?.();
      } catch (error) {
        failures.push(error);
      }
      const took = performance.now() - began;
      slowest = Math.max(slowest, took);
      const rest = Math.max(0, (1000 * streams) / perSecond - took) * (0.5 + Math.random());
      await letTimePass(rest, 'the pace of the load');
    }
  }
  const writers = Array.from({ length: streams }, () => write(newStream()));

  return {
    newest,
    failures,
    total: () => [...newest.values()].reduce((sum, version) => sum + version, 0),
    slowest() {
      const now = slowest;
      slowest = 0;
      return now;
    },
    async stop() {
      over.abort();
      await Promise.all(writers);
    },
  };
}
