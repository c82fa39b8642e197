import { atOneMoment } from '@osta/audit/moment';
import { rebuild } from '@osta/audit/rebuild';
import { schemaOfTopic } from '@osta/contracts/schema-of-topic';
import { notificationModel } from '@osta/notification/read-models/notification-model';
import { openEvents } from '@osta/platform/personal-data/personal-data';
import { Client } from 'pg';

import { benchDatabase } from '../bench-database.ts';
import { ratioRow, type Row } from '../report.ts';
import { alternate, compare, cpuOf, type Side } from '../rounds.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { addQuotesSql, buildAsideSql, dropAsideSql } from './replay.sql.ts';

/** P14: the time to rebuild the read model from the log. */
export const replay: Scenario = {
  name: 'replay',
  summary: 'P14: an audit rebuilds the notifications from the log, against INSERT … SELECT.',
  plants: [],
  run,
};

async function run(context: ScenarioContext): Promise<readonly Row[]> {
  const { rounds, size, say, onEnd } = context;
  const { url, pool } = await benchDatabase(context);
  const total = size ?? 100_000;
  say(`Recording ${total} events`);
  await pool.query(addQuotesSql, [total]);
  await pool.query('vacuum analyze request.event');
  const openSession = async (): Promise<Client> => {
    const session = new Client({ connectionString: url });
    await session.connect();
    return session;
  };
  const client = await openSession();
  onEnd(() => client.end());
  const system = { sources: schemaOfTopic, open: openEvents };

  const product = timed(total, async () => {
    const options = { until: null, into: 'rebuilt' };
    const { events } = await atOneMoment(openSession, (moment) =>
      rebuild({ client, moment }, system, notificationModel, options),
    );
    if (events !== total) throw new Error(`${events} of ${total} events were rebuilt`);
  });
  const peer = timed(total, async () => {
    await client.query(dropAsideSql);
    await client.query(buildAsideSql);
  });
  say('Rebuilding');
  const pairs = await alternate({ product, peer, rounds: rounds ?? 5 });
  return [
    ratioRow('P14', 'time of INSERT … SELECT', compare(pairs, 'seconds'), { atMost: 2.5 }, 's'),
  ];
}

function timed(events: number, work: () => Promise<void>): Side {
  return async () => {
    const began = performance.now();
    const cpu = await cpuOf(work);
    return { figures: { seconds: (performance.now() - began) / 1000 }, cpu: cpu / events };
  };
}
