import {
  listNearestBookableSql,
  listNearestSql,
} from '@osta/professional/queries/list-professionals.sql';
import { Pool } from 'pg';

import { benchDatabase } from '../bench-database.ts';
import { noon, settleProfessionals } from '../load/settled-professionals.ts';
import { ratioRow, type Row } from '../report.ts';
import { alternate, compare, measureCalls, type Side } from '../rounds.ts';
import type { Scenario, ScenarioContext } from '../scenario.ts';
import { scanByHaversineSql } from './geo.sql.ts';

/** Calls per round, one after the other. */
const perRound = { product: 100, scan: 5 };
const [latitude, longitude] = [32.89, 13.19];

/** P23: who is near. */
export const geo: Scenario = {
  name: 'geo',
  summary:
    'P23: the nearest of a trade, who is open, and who is free, among 100,000 professionals.',
  plants: ['no-index'],
  run,
};

async function run(context: ScenarioContext): Promise<readonly Row[]> {
  const { size, say, onEnd, plant } = context;
  const rounds = context.rounds ?? 5;
  const { url, pool: admin } = await benchDatabase(context);
  const total = size ?? 100_000;
  say(`Settling ${total} professionals`);
  await settleProfessionals(admin, total);
  if (plant === 'no-index') await admin.query('drop index professional.profile_location');
  const pool = new Pool({ connectionString: url, max: 1 });
  // The pool replaces an idle connection that breaks
  pool.on('error', () => {});
  onEnd(() => pool.end());

  const ask =
    (name: string, text: string, values: readonly unknown[], calls: number): Side =>
    () =>
      measureCalls(calls, () => pool.query({ name, text, values: [...values] }));
  const near = (name: string, text: string, limit: number, openAt: string | null): Side => {
    const filters = [null, null, null, false, openAt, null, null, null];
    const values = [
      ['plumbing'],
      limit,
      ...filters,
      noon,
      null,
      longitude,
      latitude,
      null,
      null,
      null,
    ];
    return ask(name, text, values, perRound.product);
  };
  const scanned = ['plumbing', latitude, longitude, 20];
  const scan = ask('bench.scan', scanByHaversineSql, scanned, perRound.scan);

  const rows: Row[] = [];
  for (const { what, product, atMost } of [
    {
      what: 'the 20 nearest : scan by haversine',
      product: near('bench.near', listNearestSql, 21, null),
      atMost: 0.02,
    },
    {
      what: 'the 20 nearest who are open : the same scan',
      product: near('bench.open', listNearestSql, 21, noon),
      atMost: 0.05,
    },
    {
      what: 'the 100 whose free times are compared : the same scan',
      product: near('bench.free', listNearestBookableSql, 100, null),
      atMost: 0.1,
    },
  ]) {
    say(what);
    const pairs = await alternate({ product, peer: scan, rounds });
    rows.push(ratioRow('P23', `${what}, p50`, compare(pairs, 'p50'), { atMost }, 'ms'));
  }
  return rows;
}
