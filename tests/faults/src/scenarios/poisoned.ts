import { kafkaPublisher } from '@osta/event-log/kafka/kafka-publisher';
import { newStream, unknownEvent, viewed } from '@osta/event-store/testing/record-events';
import { until } from '@osta/event-store/until';
import type { ApplyEvents } from '@osta/subscription/subscription';
import { Kafka, logLevel } from 'kafkajs';

import { effectsReader, type EffectsReader } from '../effects-reader.ts';
import { eventNow } from '../event-now.ts';
import { marketBroker } from '../market-broker.ts';
import { marketDatabase } from '../market-database.ts';
import { namespace } from '../namespace.ts';
import type { Scenario } from '../scenario.ts';
import { watchProgress } from '../watch-progress.ts';

const streams = 500;
const versions = 20;
const events = streams * versions;
/** The version at which a stream is poisoned, and how many events wait in the stream, that one included. */
const wrong = 10;
const heldUp = versions - wrong + 1;
/** Milliseconds: K2 of `docs/reliability.md`. */
const longestStall = 2000;

/** Three kinds of poisoned messages. Each would stop a plain consumer of kafkajs for good. */
export const poisoned: Scenario = {
  name: 'poisoned',
  summary: 'Among 10,000 events: no JSON, a handler that throws, a version nobody knows.',
  plants: ['swallow'],

  async run(context) {
    const { plant, say, onEnd } = context;
    const { pool } = await marketDatabase(context);
    const { options, openLog } = await marketBroker(context);
    const { brokers } = options;
    const publisher = kafkaPublisher(options);
    onEnd(() => publisher.close());

    const ids = Array.from({ length: streams }, newStream);
    const [throwing = '', unknown = '', ...healthy] = ids;
    let isCured = false;
    const reader = await effectsReader({
      context,
      log: openLog(),
      pool,
      trouble(page) {
        const isPoison = page.some(
          ({ subject, streamversion }) => subject === throwing && streamversion === wrong,
        );
        if (isPoison && !isCured) throw new TypeError('undefined is not a function');
      },
      ...(plant === 'swallow' ? { wrap: swallow } : {}),
    });

    say(`Publishing ${events} events`);
    const stall = watchProgress(reader, events - 2 * heldUp);
    for (let version = 1; version <= versions; version += 1) {
      const page = ids.map((id) => {
        const isUnknown = id === unknown && version === wrong;
        return eventNow(id, version, isUnknown ? unknownEvent() : viewed());
      });
      await publisher.publish(page);
      if (version === wrong) await publishGarbage(brokers, healthy[0] ?? '');
    }
    await reader.settled(events - 2 * heldUp, 60_000);
    const stalled = await stall();
    await untilParked(reader, 2 * heldUp + 1);

    const { parkedEvents, parkedStreams, state } = await reader.subscription.status();
    const applied = await reader.effects.count();
    const newest = new Map(healthy.map((id) => [id, versions]));
    const flowing = await reader.checks(newest);
    isCured = true;
    say('Curing the handler, and giving it the parked stream again');
    const redriven = await reader.subscription.redrive(throwing);
    const rebuilt = reader.reports.filter(({ kind }) => kind === 'rebuilding').length;
    return {
      checks: [
        {
          invariant: 'I11',
          what: 'every message is applied or parked',
          holds: applied + parkedEvents === events + 1,
          found: `${applied} applied + ${parkedEvents} parked of ${events + 1}`,
        },
        {
          invariant: 'I11',
          what: 'what is poisoned is parked with its stream',
          holds: parkedStreams === 2 && parkedEvents === 2 * heldUp + 1,
          found: `${parkedStreams} streams, ${parkedEvents} messages`,
        },
        ...flowing,
        {
          invariant: 'I11',
          what: 'the others flow meanwhile',
          holds: stalled <= longestStall,
          found: `${stalled.toFixed(0)} ms without progress at worst`,
        },
        {
          invariant: 'I11',
          what: 'the reader goes on as it is',
          holds: rebuilt === 0 && state === 'running',
          found: `${state}, replaced ${rebuilt} times`,
        },
        {
          invariant: 'I2',
          what: 'a cured stream is applied by a redrive',
          holds: redriven.applied === heldUp && redriven.parked === 0,
          found: `${redriven.applied} applied, ${redriven.parked} still parked`,
        },
      ],
      figures: {},
    };
  },
};

/** A planted mistake: failed events are skipped. */
function swallow(apply: ApplyEvents): ApplyEvents {
  return async (page, checkpoint) => {
    try {
      await apply(page, checkpoint);
    } catch {
      await apply([], checkpoint);
    }
  };
}

async function publishGarbage(brokers: readonly string[], key: string): Promise<void> {
  const producer = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING }).producer();
  await producer.connect();
  const messages = [{ key, value: '{"specversion":' }];
  await producer.send({ topic: `${namespace}.request`, messages });
  await producer.disconnect();
}

async function untilParked({ subscription }: EffectsReader, messages: number): Promise<void> {
  await until(async () => (await subscription.status()).parkedEvents >= messages, 20_000);
}
