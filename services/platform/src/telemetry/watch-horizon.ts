import { findHorizonHolder, type HorizonHolder } from '@osta/event-store/horizon-holder';
import type { Queryable } from '@osta/event-store/queryable';
import { Gauge } from 'prom-client';

import type { Telemetry } from './telemetry.ts';

export interface WatchHorizonOptions {
  readonly pool: Queryable;
  readonly telemetry: Pick<Telemetry, 'log' | 'metrics'>;
  /** Milliseconds between two checks; default 5000. */
  readonly interval?: number;
  /**
   * Age in seconds from which a transaction is reported; default 10, because our own transactions end after 5
   * to 15.
   */
  readonly patience?: number;
}

export interface HorizonWatch {
  /** Returns the transaction that has held back the readers of the log for too long; undefined for none. */
  held(): HorizonHolder | undefined;
  stop(): Promise<void>;
}

/**
 * Watches for a transaction that holds back every reader of the log. It may belong to another database of the
 * cluster. Logs one line when it is found and one when it has ended; its age is the gauge
 * `event_horizon_age_seconds`.
 */
export function watchHorizon(options: WatchHorizonOptions): HorizonWatch {
  const { pool, telemetry, interval = 5000, patience = 10 } = options;
  const { log, metrics } = telemetry;
  const age = new Gauge({
    name: 'event_horizon_age_seconds',
    help: 'Age of the oldest transaction that holds back readers of the log, by who has it',
    labelNames: ['database', 'application'] as const,
    registers: [metrics.registry],
  });
  let held: HorizonHolder | undefined;
  let looking = Promise.resolve();

  async function look(): Promise<void> {
    const holder = await findHorizonHolder(pool);
    age.reset();
    if (holder) {
      const { database, application, seconds } = holder;
      age.set({ database: database ?? '', application: application ?? '' }, seconds);
    }
    const isHeld = holder !== undefined && holder.seconds >= patience;
    const isTheSame = held?.pid === holder?.pid && held?.prepared === holder?.prepared;
    if (isHeld && !(held && isTheSame)) {
      log.warn({ holder }, 'a long transaction holds back all readers of the log');
    }
    if (!isHeld && held) log.info({ holder: held }, 'readers of the log resumed');
    held = isHeld ? holder : undefined;
  }

  metrics.onAsked(look);
  const timer = setInterval(() => {
    // Without a database nothing is known; its loss is reported elsewhere
    looking = looking.then(look).catch(() => {});
  }, interval).unref();
  return {
    held: () => held,
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
