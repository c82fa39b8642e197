import type { Queryable } from './queryable.ts';
import { sweepIdempotencySql } from './sweep-idempotency.sql.ts';

export interface SweepOptions {
  readonly pool: Queryable;
  /** Schema of the service. */
  readonly schema: string;
  /** The present moment, ISO 8601. */
  readonly now: () => string;
  /** Milliseconds between two sweeps; ten minutes unless told. */
  readonly interval?: number;
  /** Told what went wrong; the next sweep does the work. */
  readonly onProblem?: (error: unknown) => void;
}

/** Sweeps until it is stopped. */
export interface Sweep {
  /** Lets the batch in hand finish. */
  stop(): Promise<void>;
}

/**
 * Milliseconds that an answer is kept under its key: eight days. Clients try again for a day at most; what
 * reacts to events is keyed by them, and the broker may deliver them for a week.
 */
export const idempotencyRetention: number = 8 * 24 * 3_600_000;

const tenMinutes = 600_000;
/** A few milliseconds of work: nobody waits behind it. */
const batchSize = 1000;

/** Forgets the answers that nobody will ask for any more, at once and then every interval. */
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
