import { newStream } from '@osta/event-store/testing/record-events';
import { requestDatabase, type RequestDatabase } from '@osta/event-store/testing/request-database';
import { escapeLiteral } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { moveCheckpointSql } from '../src/checkpoint.sql.ts';
import { subscriptionStatements } from '../src/subscription-tables.sql.ts';
import { effects } from '../src/testing/effects.ts';

const statements = subscriptionStatements('reader');
const [stream, id] = [newStream(), newStream()];

let database: RequestDatabase;

beforeAll(async () => {
  database = await requestDatabase();
  await effects(database.pool);
  await database.pool.query(`
insert into reader.applied_stream (subscription, topic, stream_id, version, previous)
select 'list-' || n % 5, 'request', gen_random_uuid(), 2, 1 from generate_series(1, 20000) as n;
insert into reader.checkpoint (subscription, partition, position, updated_at)
select 'list-' || n % 5, 'partition-' || n, '1/1', now() from generate_series(1, 5000) as n;
insert into reader.parked_stream (subscription, topic, stream_id, reason, error, parked_at)
select 'list-' || n % 5, 'request', gen_random_uuid(), 'rejected', '', now() from generate_series(1, 5000) as n;
insert into reader.parked_event
  (subscription, id, topic, stream_id, stream_version, event, reason, error, parked_at)
select 'list-' || n % 5, gen_random_uuid(), 'request', gen_random_uuid(), 1, '{}', 'rejected', '', now()
from generate_series(1, 5000) as n;
analyze`);
});

afterAll(() => database.drop());

const cases: readonly (readonly [string, string, readonly string[]])[] = [
  ['positions', statements.positions, ['list-1', '{partition-1,partition-2}']],
  ['look', statements.look, ['list-1', 'request', `{${stream}}`]],
  ['park', statements.park, ['list-1', stream, '1', id, 'rejected', '', '{}', 'request']],
  ['hold', statements.hold, ['list-1', `{${stream}}`, `{${id}}`, '{1}', '{"{}"}', 'request']],
  ['parkedEvents', statements.parkedEvents, ['list-1', stream, 'request']],
  ['forget', statements.forget, ['list-1', id]],
  ['complain', statements.complain, ['list-1', id, 'rejected', '']],
  ['lockParked', statements.lockParked, ['list-1', stream, 'request']],
  ['unpark', statements.unpark, ['list-1', stream, 'request']],
  [
    'moveCheckpointSql',
    `with ${moveCheckpointSql('reader', 1)} select`,
    ['list-1', 'partition-1', '1/2', '{request}', `{${stream}}`, '{1}', '{2}'],
  ],
];

describe('at size', () => {
  it.each(cases)('%s makes no sequential scan', async (name, text, values) => {
    const client = await database.pool.connect();
    // The generic plan that a prepared statement may fall back to
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query(`prepare "${name}" as ${text}`);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain execute "${name}" (${values.map(escapeLiteral).join(', ')})`,
    );
    client.release(true);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toContain('Seq Scan');
  });
});
