import type { Effects } from '@osta/subscription/testing/effects';
import type { Pool } from 'pg';

import type { Check } from './scenario.ts';

/**
 * Checks the invariants of the effects in a read model.
 *
 * @param newest the version of the newest event of each stream
 */
export async function effectChecks(
  pool: Pool,
  effects: Effects,
  newest: ReadonlyMap<string, number>,
): Promise<readonly Check[]> {
  const total = [...newest.values()].reduce((sum, version) => sum + version, 0);
  const { rows } = await pool.query<{ missing: number; twice: number }>(missingSql, [
    [...newest.keys()],
    [...newest.values()],
  ]);
  const { missing = 0, twice = 0 } = rows[0] ?? {};
  const disordered = await effects.disordered();
  return [
    {
      invariant: 'I2',
      what: 'every event took effect',
      holds: missing === 0,
      found: `${missing} of ${total} missing`,
    },
    {
      invariant: 'I2',
      what: 'and none of them twice',
      holds: twice === 0,
      found: `${twice} twice`,
    },
    {
      invariant: 'I3',
      what: 'each stream in order, without a gap',
      holds: disordered.length === 0,
      found: `${disordered.length} of ${newest.size} streams broken`,
    },
  ];
}

const missingSql = `
select
  (select count(*)::int
   from unnest($1::uuid[], $2::int[]) as stream (id, newest), generate_series(1, newest) as version
   where not exists (
     select from reader.effect as effect
     where effect.stream_id = stream.id and effect.version = version.version
   )) as missing,
  (select count(*)::int - count(distinct (stream_id, version))::int from reader.effect) as twice`;
