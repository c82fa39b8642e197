import { findHorizonHolder, type HorizonHolder } from '@osta/event-store/horizon-holder';
import type { Queryable } from '@osta/event-store/queryable';
import { Gauge } from 'prom-client';

import type { Telemetry } from './telemetry.ts';

export interface WatchHorizonOptions {
  readonly pool: Queryable;
  readonly telemetry: Pick<Telemetry, 'log' | 'metrics'>;
  /** Milliseconds between two looks; 5000 unless told. */
  readonly interval?: number;
  /** Seconds after which a transaction is told of; 10 unless told: our own end after 5 to 15. */
  readonly patience?: number;
}

export interface HorizonWatch {
  /** Who holds back the readers of the log now, when that is for too long already. */
  held(): HorizonHolder | undefined;
  stop(): Promise<void>;
}

/**
 * Watches for a transaction that holds back every reader of the log: it may belong to somebody else, in another
 * database of the cluster. Tells of each in one line when it is found and in another when it is over; its age is
 * the gauge `event_horizon_age_seconds`.
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
      log.warn({ holder }, 'a transaction holds back every reader of the log');
    }
    if (!isHeld && held) log.info({ holder: held }, 'readers of the log go on');
    held = isHeld ? holder : undefined;
  }

  metrics.onAsked(look);
  const timer = setInterval(() => {
    // Without a database nothing is known; others tell that it is gone
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
