import { kafkaPublisher } from '@osta/event-log/kafka/kafka-publisher';
import { newStream } from '@osta/event-store/testing/record-events';
import { letTimePass } from '@osta/infrastructure/testing/let-time-pass';
import { createEventing } from '@osta/platform/create-eventing';
import type { Eventing } from '@osta/platform/eventing';
import { createTelemetry } from '@osta/platform/telemetry/telemetry';
import type { Pool } from 'pg';

import { effectsReader } from '../effects-reader.ts';
import { eventNow } from '../event-now.ts';
import { marketBroker } from '../market-broker.ts';
import { marketDatabase } from '../market-database.ts';
import { namespace } from '../namespace.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { steadyLoad } from '../steady-load.ts';

const perSecond = 200;
/** Milliseconds that a command may take without a broker. */
const commandPatience = 1000;
/** Milliseconds until the lag is gone: figure F4 of `docs/reliability.md`. */
const recovery = 30_000;

/** The broker is away for a minute. Services keep running, and a service started meanwhile starts. */
export const kafkaGone: Scenario = {
  name: 'kafka-gone',
  summary: 'The broker is away for a minute, and a service starts meanwhile.',
  plants: ['write-through'],

  async run(context) {
    const { plant, seconds, say, onEnd } = context;
    const { pool, url } = await marketDatabase(context);
    const { cluster, options, openLog } = await marketBroker(context);
    const { brokers } = options;
    const reader = await effectsReader({ context, log: openLog(), pool });
    const { doorbell } = startService(context, pool, url, brokers);

    // A planted mistake: a command that waits for the broker
    const publisher = kafkaPublisher({ ...options, namespace: 'write-through' });
    onEnd(() => publisher.close());
    const besides = (): Promise<void> => publisher.publish([eventNow(newStream(), 1)]);
    const load = steadyLoad({
      pool,
      doorbell,
      perSecond,
      ...(plant === 'write-through' ? { besides } : {}),
    });
    say(`${perSecond} commands a second`);
    await letTimePass(5000, 'how it is usually');
    const usually = load.slowest();

    const outage = seconds ?? 60;
    say(`Killing the broker, for ${outage} s`);
    await cluster.kill(1);
    const before = load.total();
    await letTimePass((outage * 1000) / 2, 'the outage');
    say('A second process of the service starts');
    startService(context, pool, url, brokers);
    await letTimePass((outage * 1000) / 2, 'the outage');
    const during = load.total() - before;
    const slowest = load.slowest();
    say(`Starting the broker again; ${during} commands were acknowledged meanwhile`);
    await cluster.restart(1);
    const back = performance.now();
    const committed = load.total();
    await reader.settled(committed, recovery);
    const caughtUp = performance.now() - back;
    say(`Caught up after ${(caughtUp / 1000).toFixed(1)} s`);

    await load.stop();
    await reader.settled(load.total(), recovery);
    return {
      checks: [
        {
          invariant: 'I8',
          what: 'no command failed without a broker',
          holds: load.failures.length === 0 && during > 0,
          found: `${load.failures.length} of ${during} failed`,
        },
        {
          invariant: 'I8',
          what: 'and none waited for it',
          holds: slowest < commandPatience,
          found: `${slowest.toFixed(0)} ms at worst, ${usually.toFixed(0)} ms before`,
        },
        ...(await reader.checks(load.newest)),
        {
          invariant: 'F4',
          what: 'nothing is behind 30 s after the broker is back',
          holds: caughtUp < recovery,
          found: `${(caughtUp / 1000).toFixed(1)} s`,
        },
      ],
      figures: {
        'commands acknowledged without a broker': String(during),
        'readers that had to be replaced': String(
          reader.reports.filter(({ kind }) => kind === 'rebuilding').length,
        ),
      },
    };
  },
};

/** The event part of a service, wired as in the product. */
function startService(
  { onEnd }: ScenarioContext,
  pool: Pool,
  databaseUrl: string,
  kafkaBrokers: readonly string[],
): Eventing {
  const eventing = createEventing({
    config: { databaseUrl, kafkaBrokers, kafkaNamespace: namespace, kafkaSecurity: null },
    telemetry: createTelemetry({ name: 'request', level: 'silent', otlpUrl: null }),
    service: 'request',
    isAlone: false,
  });
  onEnd(() => eventing.close());
  const relay = eventing.relay(pool, 'request');
  if (!relay) throw new Error('A service with a broker has a relay');
  relay.start();
  onEnd(() => relay.stop());
  return eventing;
}
