import { kafkaEventLog } from '@osta/event-log/kafka/kafka-event-log';
import { kafkaPublisher } from '@osta/event-log/kafka/kafka-publisher';
import { newStream } from '@osta/event-store/testing/record-events';
import { startKafka } from '@osta/infrastructure/kafka-cluster';

import { effectsReader } from '../effects-reader.ts';
import { eventNow } from '../event-now.ts';
import { libraryPublisher } from '../library-publisher.ts';
import { marketDatabase } from '../market-database.ts';
import { namespace } from '../namespace.ts';
import type { Scenario } from '../scenario.ts';
import { topicContent } from '../topic-content.ts';

const events = 6000;
const batch = 20;
const streams = 48;
/** Concurrent relays, so that batches are in flight whenever the broker dies. */
const relays = 4;

/** The leader of a third of the partitions dies while events are published. */
export const kafkaLeader: Scenario = {
  name: 'kafka-leader',
  summary: 'Of three brokers, the leader of a third of the partitions dies under load.',
  plants: ['library'],

  async run(context) {
    const { plant, directory, say, onEnd } = context;
    const { pool } = await marketDatabase(context);
    const cluster = await startKafka({ brokers: 3, directory, onProgress: say });
    onEnd(() => cluster.stop());
    let problems = 0;
    const options = {
      brokers: cluster.brokers,
      clientId: 'faults',
      namespace,
      onProblem: () => {
        problems += 1;
      },
    };
    const log = kafkaEventLog({
      ...options,
      unpublished: async () => ({ events: 0, seconds: 0 }),
      history: null,
    });
    onEnd(() => log.close());
    const reader = await effectsReader({ context, log, pool });

    const newest = new Map(Array.from({ length: streams }, () => [newStream(), 0]));
    const ids = [...newest.keys()];
    let published = 0;
    let refusals = 0;
    let slowest = 0;
    let killed: Promise<void> | undefined;

    /** Publishes like a relay: in order, and again until the broker acknowledges. */
    async function publishAll(ours: readonly string[]): Promise<void> {
      const publisher = plant === 'library' ? libraryPublisher(options) : kafkaPublisher(options);
      onEnd(() => publisher.close());
      for (let first = 0; first < events / relays; first += batch) {
        if (published >= events / 3 && !killed) {
          say('Killing broker 2');
          // Not awaited: the broker has to die while batches are in flight
          killed = cluster.kill(2);
        }
        const page = Array.from({ length: batch }, (_, index) => {
          const id = ours[(first + index) % ours.length] ?? '';
          const version = (newest.get(id) ?? 0) + 1;
          newest.set(id, version);
          return eventNow(id, version);
        });
        const began = performance.now();
        while (!(await accepts(() => publisher.publish(page)))) refusals += 1;
        slowest = Math.max(slowest, performance.now() - began);
        published += batch;
      }
    }
    say(`Publishing ${events} events, ${batch} at a time, by ${relays} relays`);
    const lanes = Array.from({ length: relays }, (_, lane) =>
      ids.filter((_id, index) => index % relays === lane),
    );
    await Promise.all(lanes.map(publishAll));

    await killed;
    say('Reading back');
    const { distinct, doubles } = await topicContent(options, 'request');
    const lost = events - distinct;
    await reader.settled(distinct, 60_000);
    return {
      checks: [
        {
          invariant: 'I2',
          what: 'the broker has what it acknowledged',
          holds: lost === 0,
          found: `${lost} of ${events} lost`,
        },
        ...(await reader.checks(newest)),
      ],
      figures: {
        'doubles in the topic, of no effect': String(doubles),
        'batches published again': String(refusals),
        'slowest batch': `${(slowest / 1000).toFixed(1)} s`,
        'problems that the clients got over': String(problems),
      },
    };
  },
};

async function accepts(publish: () => Promise<void>): Promise<boolean> {
  try {
    await publish();
    return true;
  } catch {
    return false;
  }
}
