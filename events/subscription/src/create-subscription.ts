import type { EventLog, EventReader, Lag, Reading } from '@osta/event-log/event-log';
import { underSignals } from '@osta/event-store/under-signals';
import type { Pool } from 'pg';

import { doAskedRedrives } from './asked-redrives.ts';
import { batchHandler } from './batch-handler.ts';
import { failureOf } from './failure.ts';
import type { Redriven } from './parking-lot.ts';
import { pauseGate } from './pause-gate.ts';
import { redrive } from './redrive.ts';
import type { StreamHealer } from './stream-healer.ts';
import type { OnReport } from './subscription-report.ts';
import { subscriptionTables } from './subscription-tables.ts';
import type { Subscription, SubscriptionDefinition, SubscriptionStatus } from './subscription.ts';
import { supervise } from './supervise.ts';

export interface CreateSubscriptionOptions {
  readonly definition: SubscriptionDefinition;
  readonly log: EventLog;
  /** The pool of the subscribing service. */
  readonly pool: Pool;
  /** Its schema, with the tables of `subscriptionMigrations` in it. */
  readonly schema: string;
  /** Finds missing events. Without a healer, the stream of a missing event is parked. */
  readonly heal?: StreamHealer;
  readonly onReport?: OnReport;
  /** Milliseconds without progress, while there is work, after which the reader is replaced; default 45 000. */
  readonly stallTimeout?: number;
  /** Milliseconds between two checks for requests of other processes; default 2000. */
  readonly interval?: number;
}

/** From `start` to `stop`. */
interface Run {
  readonly stopping: AbortController;
  /** Aborted when the current batch takes too long to finish. */
  readonly givingUp: AbortController;
  readonly over: Promise<void>;
}

/** Milliseconds that the current batch gets to finish when the subscription stops. */
const drainTimeout = 5000;

/**
 * Creates a subscription of a handler to the log. It parks events that the handler cannot apply and goes on
 * with the others, and survives failures of the log and the database.
 *
 * May run in several processes at once: one process reads each partition, all of them follow `pause` and
 * `resume` within `interval`, and `redrive` works in any of them.
 */
export function createSubscription(options: CreateSubscriptionOptions): Subscription {
  const { definition, log, pool, schema, heal, onReport = () => {} } = options;
  const { stallTimeout = 45_000, interval = 2000 } = options;
  const { name, topics } = definition;
  const tables = subscriptionTables(pool, schema, name);
  const gate = pauseGate();
  let run: Run | undefined;
  let redriving: Promise<void> | undefined;
  let reading: Reading | undefined;
  let state: 'starting' | 'running' | 'recovering' | 'stopped' = 'stopped';
  let lastLag: Lag = { events: 0, seconds: 0 };
  let batches = 0;
  /** Number of batches that wait for the database to come back. */
  let waiting = 0;

  const handler = batchHandler({
    definition,
    tables,
    heal,
    onReport,
    onRecovering: (isRecovering) => {
      waiting += isRecovering ? 1 : -1;
    },
  });

  function readerOf({ stopping, givingUp }: Omit<Run, 'over'>): EventReader {
    return {
      group: name,
      topics,
      async positions(partitions) {
        handler.beginAnew(partitions);
        return tables.positions(partitions);
      },
      async onBatch(batch, signal) {
        try {
          await underSignals([signal, givingUp.signal], (ending) =>
            underSignals([ending, stopping.signal], (leaving) =>
              gate.pass(() => handler.handle(batch, ending), leaving),
            ),
          );
          batches += 1;
        } catch (error) {
          if (!stopping.signal.aborted) onReport({ kind: 'problem', error });
          throw error;
        }
      },
      async onUnreadable(message) {
        const eventId = await tables.parkMessage(message);
        const { streamId, error, partition, position } = message;
        await definition.apply([], { subscription: name, partition, position, streams: [] });
        onReport({ kind: 'parked', streamId, eventId, reason: 'unreadable', error });
      },
    };
  }

  function keepReading(controllers: Omit<Run, 'over'>): Promise<void> {
    const reader = readerOf(controllers);
    return supervise({
      signal: controllers.stopping.signal,
      async read() {
        await obey();
        reading = await log.read(reader);
        state = 'running';
        return reading;
      },
      onLost() {
        reading = undefined;
        state = 'recovering';
      },
      async look() {
        await obey();
        redriveAsked();
      },
      progress: () => batches,
      isHeld: () => gate.isClosed() || waiting > 0,
      stillness: () => tables.stillness(),
      interval,
      stallTimeout,
      onReport,
    });
  }

  /** Follows requests made in this process or another one. */
  async function obey(): Promise<void> {
    if (await tables.isPaused()) void gate.close();
    else gate.open();
  }

  /** Starts the requested redrives beside reading, unless they are running already. */
  function redriveAsked(): void {
    redriving ??= doAskedRedrives(pool, schema, name, redriveHere)
      .catch((error: unknown) => {
        if (run?.stopping.signal.aborted !== true) onReport({ kind: 'problem', error });
      })
      .finally(() => {
        redriving = undefined;
      });
  }

  async function redriveHere(streamId?: string): Promise<Redriven> {
    const signal = run?.stopping.signal ?? new AbortController().signal;
    const applied = await redrive({ definition, tables, heal, onReport, signal }, streamId);
    const { events } = await tables.countParked(streamId);
    return { applied, parked: events };
  }

  return {
    name,

    async start() {
      if (run) return;
      await obey().catch((error: unknown) => {
        // Missing tables are a mistake; a missing database comes back
        if (failureOf(error) !== 'transient') throw error;
      });
      const controllers = { stopping: new AbortController(), givingUp: new AbortController() };
      state = 'starting';
      run = { ...controllers, over: keepReading(controllers) };
    },

    async pause() {
      await tables.setPaused(true);
      await gate.close();
    },

    async resume() {
      await tables.setPaused(false);
      gate.open();
    },

    async status(): Promise<SubscriptionStatus> {
      const parked = await tables.countParked();
      if (reading) lastLag = await reading.lag();
      const lively = waiting > 0 ? 'recovering' : state;
      return {
        name,
        state: gate.isClosed() && run ? 'paused' : lively,
        lag: lastLag,
        parkedEvents: parked.events,
        parkedStreams: parked.streams,
      };
    },

    redrive: redriveHere,

    async stop() {
      if (!run) return;
      const { stopping, givingUp, over } = run;
      stopping.abort(new Error(`The subscription ${name} is stopped`));
      const patience = setTimeout(() => givingUp.abort(stopping.signal.reason), drainTimeout);
      await Promise.all([over, redriving]);
      clearTimeout(patience);
      await tables.release().catch((error: unknown) => onReport({ kind: 'problem', error }));
      run = undefined;
      reading = undefined;
      state = 'stopped';
    },
  };
}
