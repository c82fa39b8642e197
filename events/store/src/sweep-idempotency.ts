import type { Queryable } from './queryable.ts';
import { sweepIdempotencySql } from './sweep-idempotency.sql.ts';

export interface SweepOptions {
  readonly pool: Queryable;
  /** Schema of the service. */
  readonly schema: string;
  /** Returns the current time, ISO 8601. */
  readonly now: () => string;
  /** Milliseconds between two sweeps; default ten minutes. */
  readonly interval?: number;
  /** Called with each error; the next sweep retries. */
  readonly onProblem?: (error: unknown) => void;
}

/** A running sweep. */
export interface Sweep {
  /** Finishes the current batch and stops. */
  stop(): Promise<void>;
}

/**
 * Milliseconds that an answer is kept under its key: eight days. Clients retry for a day at most. Reactions are
 * keyed by events, which the broker may redeliver for a week.
 */
export const idempotencyRetention: number = 8 * 24 * 3_600_000;

const tenMinutes = 600_000;
/** Small, so that a batch takes a few milliseconds and nothing waits behind it. */
const batchSize = 1000;

/** Deletes expired idempotency rows, at once and then every interval. */
export function sweepIdempotency(options: SweepOptions): Sweep {
  const { interval = tenMinutes, onProblem = () => {} } = options;
  const stopping = new AbortController();
  let sweeping = Promise.resolve();
  const sweep = (): void => {
    sweeping = sweeping.then(() => deleteOld(options, stopping.signal)).catch(onProblem);
  };
  sweep();
  const timer = setInterval(sweep, interval).unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await sweeping;
    },
  };
}

async function deleteOld({ pool, schema, now }: SweepOptions, signal: AbortSignal): Promise<void> {
  const until = new Date(Date.parse(now()) - idempotencyRetention).toISOString();
  let deleted = batchSize;
  while (deleted === batchSize && !signal.aborted) {
    const { rowCount } = await pool.query({
      name: `${schema}.sweep-idempotency`,
      text: sweepIdempotencySql(schema),
      values: [until, batchSize],
    });
    deleted = rowCount ?? 0;
  }
}
