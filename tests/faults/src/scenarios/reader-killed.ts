import type { ChildProcess } from 'node:child_process';

import { kafkaPublisher } from '@osta/event-log/kafka/kafka-publisher';
import { memoryDoorbell } from '@osta/event-store/memory-doorbell';
import { createRelay } from '@osta/event-store/relay';
import { until } from '@osta/event-store/until';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import { effects, type Effects } from '@osta/subscription/testing/effects';

import { kill, startProcess } from '../child-process.ts';
import { effectChecks } from '../effect-checks.ts';
import { marketBroker } from '../market-broker.ts';
import { marketDatabase } from '../market-database.ts';
import { namespace } from '../namespace.ts';
import type { Scenario } from '../scenario.ts';
import { steadyLoad } from '../steady-load.ts';

const kills = 6;
const perSecond = 200;
/** Milliseconds. A killed member keeps its partitions for ten seconds. */
const takeoverPatience = 15_000;

/** Two processes share a read model; one of them is killed again and again. */
export const readerKilled: Scenario = {
  name: 'reader-killed',
  summary: 'Of two processes that project, one is killed six times under load.',
  plants: ['apart'],

  async run(context) {
    const { plant, say, onEnd } = context;
    const { pool, url } = await marketDatabase(context);
    const { options } = await marketBroker(context);
    const publisher = kafkaPublisher(options);
    onEnd(() => publisher.close());
    const doorbell = memoryDoorbell();
    const relay = createRelay({
      pool,
      schema: 'request',
      topics: ['request'],
      publisher,
      doorbell,
    });
    relay.start();
    onEnd(() => relay.stop());

    const list = await effects(pool);
    const brokers = options.brokers.join(',');
    const startReader = (): Promise<ChildProcess> =>
      startProcess(context, 'reader-process', url, brokers, namespace, plant ?? '');
    const readers = [await startReader(), await startReader()];
    const load = steadyLoad({ pool, doorbell, perSecond });
    say(`${perSecond} commands a second`);
    await settled(list, 1);

    const takeovers: number[] = [];
    for (let nth = 0; nth < kills; nth += 1) {
      await letTimePass(500 + Math.random() * 1000, 'killed at any moment');
      const victim = readers.shift();
      if (victim) await kill(victim);
      const killed = performance.now();
      readers.push(await startReader());
      await settled(list, load.total());
      takeovers.push(performance.now() - killed);
      say(`Killed a reader: nothing of before is missing after ${seconds(takeovers.at(-1))}`);
    }
    await load.stop();
    say(`Waiting for ${load.total()} effects`);
    await settled(list, load.total());
    const slowest = Math.max(...takeovers);
    return {
      checks: [
        ...(await effectChecks(pool, list, load.newest)),
        {
          invariant: 'I8',
          what: 'no command failed',
          holds: load.failures.length === 0,
          found: `${load.failures.length} of ${load.total()} failed`,
        },
        {
          invariant: 'I4',
          what: 'nothing waits longer than 15 s for the dead',
          holds: slowest <= takeoverPatience,
          found: `${seconds(slowest)} at worst`,
        },
      ],
      figures: {
        'until nothing of before a kill is missing': takeovers.map(seconds).join(', '),
      },
    };
  },
};

function seconds(milliseconds = 0): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

async function settled(list: Effects, count: number): Promise<void> {
  await until(async () => (await list.count()) >= count, 60_000);
}
