import type { EventLog } from '@osta/event-log/event-log';
import { kafkaPublisher } from '@osta/event-log/kafka/kafka-publisher';
import { newStream } from '@osta/event-store/testing/record-events';
import { until } from '@osta/event-store/until';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import type { ApplyEvents } from '@osta/subscription/subscription';

import { effectsReader, type EffectsReader } from '../effects-reader.ts';
import { eventNow } from '../event-now.ts';
import { marketBroker } from '../market-broker.ts';
import { marketDatabase } from '../market-database.ts';
import type { Scenario } from '../scenario.ts';
import { watchProgress } from '../watch-progress.ts';

const rebalances = 20;
const streams = 500;
const versions = 100;
const events = streams * versions;
/** Milliseconds: K3 of `docs/reliability.md`. */
const longestStall = 15_000;

/** A second reader joins and leaves; each time the group reassigns its partitions. */
export const rebalancesInARow: Scenario = {
  name: 'rebalances',
  summary: 'During 50,000 events a second reader comes and goes: twenty rebalances in a row.',
  plants: ['no-memory'],

  async run(context) {
    const { plant, say, onEnd } = context;
    const { pool } = await marketDatabase(context);
    const { options, openLog } = await marketBroker(context);
    const publisher = kafkaPublisher(options);
    onEnd(() => publisher.close());
    const join = (): Promise<EffectsReader> => {
      const log = openLog();
      const mistake = { log: forgetful(log), wrap: unguarded };
      return effectsReader({ context, pool, log, ...(plant === 'no-memory' ? mistake : {}) });
    };
    const stays = await join();

    const ids = Array.from({ length: streams }, newStream);
    const over = new AbortController();
    say(`Publishing ${events} events`);
    const publishing = publishAll(ids, over.signal, (page) => publisher.publish(page));
    const stall = watchProgress(stays, events);
    await stays.settled(1, 30_000);

    for (let nth = 1; nth <= rebalances / 2; nth += 1) {
      const guest = await join();
      await joined(guest);
      await guest.subscription.stop();
      if (nth % 5 === 0) say(`${2 * nth} rebalances, ${await stays.effects.count()} effects`);
    }
    over.abort();
    await publishing;
    say('Nobody comes or goes any more');
    await stays.settled(events, 60_000);
    const stalled = await stall();
    const newest = new Map(ids.map((id) => [id, versions]));
    return {
      checks: [
        ...(await stays.checks(newest)),
        {
          invariant: 'K3',
          what: 'nothing stands still for more than 15 s',
          holds: stalled <= longestStall,
          found: `${(stalled / 1000).toFixed(1)} s at worst`,
        },
      ],
      figures: {
        'events that came again, of no effect': String(
          stays.reports.reduce(
            (sum, report) => sum + (report.kind === 'redelivered' ? report.events : 0),
            0,
          ),
        ),
      },
    };
  },
};

/** Publishes version by version: slowly while readers join and leave, then at full speed. */
async function publishAll(
  ids: readonly string[],
  over: AbortSignal,
  publish: (page: readonly ReturnType<typeof eventNow>[]) => Promise<void>,
): Promise<void> {
  for (let version = 1; version <= versions; version += 1) {
    await publish(ids.map((id) => eventNow(id, version)));
    if (!over.aborted) await letTimePass(300, 'the pace of the load', over);
  }
}

/** Waits until a reader has partitions and has applied events. */
async function joined({ subscription, reports }: EffectsReader): Promise<void> {
  await until(async () => {
    const { state } = await subscription.status();
    return state === 'running' && reports.some(({ kind }) => kind === 'applied');
  }, 10_000);
}

/** A planted mistake: the reader starts at the beginning after each rebalance. */
function forgetful(log: EventLog): EventLog {
  return {
    ...log,
    read: (reader) => log.read({ ...reader, positions: async () => new Map() }),
  };
}

/** The second half of the mistake: the reader does not check what it has already applied. */
function unguarded(apply: ApplyEvents): ApplyEvents {
  return (page, checkpoint) => apply(page, { ...checkpoint, streams: [] });
}
