import type { ChildProcess } from 'node:child_process';

import { postgresDoorbell } from '@osta/event-store/postgres-doorbell';
import { until } from '@osta/event-store/until';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';

import { kill, startProcess } from '../child-process.ts';
import { effectsReader } from '../effects-reader.ts';
import { marketBroker } from '../market-broker.ts';
import { marketDatabase } from '../market-database.ts';
import { namespace } from '../namespace.ts';
import { relayPlace, watchRelay } from '../relay-place.ts';
import type { Scenario } from '../scenario.ts';
import { steadyLoad } from '../steady-load.ts';
import { topicContent } from '../topic-content.ts';

const kills = 6;
const perSecond = 200;
/** Milliseconds: figure F3 of `docs/reliability.md`. */
const killedTakeover = 1000;
const stoppedTakeover = 12_000;

/** The leading relay is killed again and again. One relay is stopped for longer than its lock lasts. */
export const relayKilled: Scenario = {
  name: 'relay-killed',
  summary: 'The relay that leads is killed six times under load, and then stopped and let go on.',
  plants: ['hasty'],

  async run(context) {
    const { plant, say, onEnd } = context;
    const { pool, url } = await marketDatabase(context);
    const { options, openLog } = await marketBroker(context);
    const reader = await effectsReader({ context, log: openLog(), pool });
    const doorbell = postgresDoorbell({ pool });
    onEnd(() => doorbell.close());

    const relays = new Map<number, ChildProcess>();
    const startRelay = async (): Promise<void> => {
      const brokers = options.brokers.join(',');
      const child = await startProcess(
        context,
        'relay-process',
        url,
        brokers,
        namespace,
        plant ?? '',
      );
      if (child.pid !== undefined) relays.set(child.pid, child);
    };
    await startRelay();
    await startRelay();

    say(`${perSecond} commands a second`);
    const load = steadyLoad({ pool, doorbell, perSecond });
    const watching = watchRelay(pool);
    const leader = async (): Promise<ChildProcess> => {
      let child: ChildProcess | undefined;
      await until(async () => {
        child = relays.get((await relayPlace(pool)).leader);
        return child !== undefined;
      }, stoppedTakeover);
      if (child === undefined) throw new Error('Nobody leads');
      return child;
    };

    const takeovers: number[] = [];
    for (let nth = 0; nth < kills; nth += 1) {
      const victim = await leader();
      await letTimePass(500 + Math.random() * 1000, 'killed at any moment');
      await kill(victim);
      const killed = performance.now();
      await watching.movedAfter(killed);
      takeovers.push(performance.now() - killed);
      say(`Killed the leader: the next one published after ${takeovers.at(-1)?.toFixed(0)} ms`);
      await startRelay();
    }

    const zombie = await leader();
    zombie.kill('SIGSTOP');
    const stopped = performance.now();
    await letTimePass(200, 'what it had begun before it stood still');
    await watching.movedAfter(performance.now());
    const stoodStill = performance.now() - stopped;
    say(`Stopped the leader: the next one published after ${stoodStill.toFixed(0)} ms`);
    await letTimePass(1000, 'the new leader is at work');
    zombie.kill('SIGCONT');
    await letTimePass(3000, 'the old leader may do harm');

    await load.stop();
    say(`Waiting for ${load.total()} effects`);
    await reader.settled(load.total(), 30_000);
    const { distinct, doubles } = await topicContent(options, 'request');
    const backwards = watching.stop();
    const slowest = Math.max(...takeovers);
    return {
      checks: [
        ...(await reader.checks(load.newest)),
        {
          invariant: 'I8',
          what: 'no command failed',
          holds: load.failures.length === 0,
          found: `${load.failures.length} of ${load.total()} failed`,
        },
        {
          invariant: 'F3',
          what: 'a killed leader is replaced within 1 s',
          holds: slowest <= killedTakeover,
          found: `${slowest.toFixed(0)} ms at worst`,
        },
        {
          invariant: 'F3',
          what: 'one that stands still within 12 s',
          holds: stoodStill <= stoppedTakeover,
          found: `${stoodStill.toFixed(0)} ms`,
        },
        {
          invariant: 'I3',
          what: 'and moves nothing when it goes on',
          holds: backwards === 0,
          found: `the checkpoint went back ${backwards} times`,
        },
      ],
      figures: {
        events: String(distinct),
        'doubles in the topic, of no effect': String(doubles),
        'takeovers after a kill': takeovers.map((each) => `${each.toFixed(0)} ms`).join(', '),
      },
    };
  },
};
