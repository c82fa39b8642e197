import { newStream, recorder, viewed } from '@osta/event-store/testing/record-events';
import { until } from '@osta/event-store/until';
import { Kafka, logLevel } from 'kafkajs';

import { effectsReader } from '../effects-reader.ts';
import { marketBroker } from '../market-broker.ts';
import { marketDatabase } from '../market-database.ts';
import { namespace } from '../namespace.ts';
import { publishedMarket } from '../published-market.ts';
import type { Scenario } from '../scenario.ts';
import { steadyLoad } from '../steady-load.ts';

const quietStreams = 400;
const perSecond = 100;

/** A reader subscribes after retention has deleted everything. */
export const lateReader: Scenario = {
  name: 'late-reader',
  summary: 'A subscription begins when the broker holds nothing of before any more.',
  plants: ['broker-alone'],

  async run(context) {
    const { plant, say } = context;
    const { pool } = await marketDatabase(context);
    const { options } = await marketBroker(context);
    const market = publishedMarket(context, pool, options);
    const { record } = recorder(pool, market.doorbell);

    say(`Recording ${quietStreams} streams that will be quiet`);
    const newest = new Map<string, number>();
    for (let nth = 0; nth < quietStreams; nth += 1) {
      const stream = newStream();
      await record(stream, viewed(), viewed(), viewed());
      newest.set(stream, 3);
    }
    await until(market.published, 30_000);
    const deleted = await deleteEverything(options.brokers);
    say(`The broker has deleted ${deleted} messages, as retention does`);

    const load = steadyLoad({ pool, doorbell: market.doorbell, perSecond });
    const reader = await effectsReader({ context, log: market.openLog(plant), pool });
    await until(() => load.total() > 5 * perSecond, 60_000);
    await load.stop();
    for (const [stream, version] of load.newest) newest.set(stream, version);
    const total = [...newest.values()].reduce((sum, version) => sum + version, 0);
    await reader.settled(total, plant === null ? 60_000 : 10_000);
    const { lag } = await reader.subscription.status();
    return {
      checks: [
        ...(await reader.checks(newest)),
        {
          invariant: 'F4',
          what: 'nothing is behind in the end',
          holds: lag.events === 0,
          found: `${lag.events} events`,
        },
      ],
      figures: { 'events before the subscription': String(3 * quietStreams) },
    };
  },
};

async function deleteEverything(brokers: readonly string[]): Promise<number> {
  const admin = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  const topic = `${namespace}.request`;
  const offsets = await admin.fetchTopicOffsets(topic);
  const partitions = offsets.map(({ partition, high: offset }) => ({ partition, offset }));
  await admin.deleteTopicRecords({ topic, partitions });
  await admin.disconnect();
  return offsets.reduce((sum, { high, low }) => sum + Number(high) - Number(low), 0);
}
