import { rm } from 'node:fs/promises';
import path from 'node:path';

import { until } from '@osta/event-store/until';
import { startKafka } from '@osta/infrastructure/kafka-cluster';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import { refillBroker } from '@osta/platform/refill-broker';

import { effectsReader } from '../effects-reader.ts';
import { marketBroker } from '../market-broker.ts';
import { marketDatabase } from '../market-database.ts';
import { publishedMarket } from '../published-market.ts';
import type { Scenario } from '../scenario.ts';
import { steadyLoad } from '../steady-load.ts';
import { topicContent } from '../topic-content.ts';

const perSecond = 100;

/** Under load, the broker loses its disk and returns empty at the same address. It is then filled again. */
export const brokerLost: Scenario = {
  name: 'broker-lost',
  summary: 'The broker is wiped and replaced under load, and filled again from the tables.',
  plants: ['broker-alone'],

  async run(context) {
    const { plant, directory, say, onEnd } = context;
    const { pool } = await marketDatabase(context);
    const { cluster, options } = await marketBroker(context);
    const market = publishedMarket(context, pool, options);
    const reader = await effectsReader({ context, log: market.openLog(plant), pool });
    const load = steadyLoad({ pool, doorbell: market.doorbell, perSecond });
    await until(async () => (await reader.effects.count()) > 5 * perSecond, 60_000);

    // Events published here are lost before any reader has read them
    await reader.subscription.stop();
    const unread = load.total();
    await until(() => load.total() > unread + perSecond, 30_000);
    await letTimePass(1000, 'the relay publishes what no reader has seen');
    say(`Wiping the broker after ${load.total()} commands`);
    await cluster.kill(1);
    await rm(path.join(directory, 'data-1'), { recursive: true });
    const other = await startKafka({ brokers: 1, directory });
    onEnd(() => other.stop());
    say('An empty broker serves at the same address');
    await reader.subscription.start();
    await until(() => load.total() > unread + 4 * perSecond, 30_000);
    await load.stop();
    const total = load.total();
    await reader.settled(total, plant === null ? 60_000 : 15_000);
    const before = await reader.checks(load.newest);

    say('Filling the broker again');
    await refillBroker({ pool, schemas: ['request'], kafka: options, onProgress: () => {} });
    const { distinct, doubles } = await topicContent(options, 'request');
    await until(async () => (await reader.subscription.status()).lag.events === 0, 30_000);
    const { parkedEvents, lag } = await reader.subscription.status();
    return {
      checks: [
        ...before,
        {
          invariant: 'I8',
          what: 'no command failed without a broker',
          holds: load.failures.length === 0,
          found: `${load.failures.length} of ${total} failed`,
        },
        {
          invariant: 'I4',
          what: 'the new broker holds every event',
          holds: distinct === total,
          found: `${distinct} of ${total}, and ${doubles} doubles`,
        },
        ...(await reader.checks(load.newest)),
        {
          invariant: 'F4',
          what: 'readers pass over what they know',
          holds: lag.events === 0 && parkedEvents === 0,
          found: `${lag.events} behind, ${parkedEvents} parked`,
        },
      ],
      figures: {
        'events redelivered': String(
          reader.reports.reduce(
            (sum, report) => sum + (report.kind === 'redelivered' ? report.events : 0),
            0,
          ),
        ),
        'readers that had to be replaced': String(
          reader.reports.filter(({ kind }) => kind === 'rebuilding').length,
        ),
      },
    };
  },
};
