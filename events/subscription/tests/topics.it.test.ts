import { readFile } from 'node:fs/promises';

import type { EventEnvelope } from '@osta/contracts/envelope';
import { eventStoreMigrations } from '@osta/event-store/event-store-migrations';
import { createSchema } from '@osta/event-store/testing/create-schema';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { newStream } from '@osta/event-store/testing/record-events';
import { requestDatabase, type RequestDatabase } from '@osta/event-store/testing/request-database';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { stepsOf } from '../src/batch-handler.ts';
import { subscriptionTables } from '../src/subscription-tables.ts';
import { effects } from '../src/testing/effects.ts';

let database: RequestDatabase;

beforeAll(async () => {
  database = await requestDatabase();
});

afterAll(() => database.drop());

/** The first event of a person in one of two topics: both streams have the person's id. */
function first(topic: 'account' | 'professional', subject: string): EventEnvelope {
  return madeEvent({ type: `osta.${topic}.began.v1`, subject });
}

it('separates streams of one id by their topics', async () => {
  const { pool } = database;
  const list = await effects(pool);
  const tables = subscriptionTables(pool, 'reader', 'list');
  const id = newStream();
  const [account, profile] = [first('account', id), first('professional', id)];
  for (const event of [account, profile]) {
    const streams = stepsOf([event]);
    await list.apply([event], { subscription: 'list', partition: 'both', position: null, streams });
  }
  expect(await list.count()).toBe(2);

  await tables.park(account, { reason: 'rejected', error: '' });
  expect((await tables.look([account])).get(id)).toEqual({ version: 1, isParked: true });
  expect((await tables.look([profile])).get(id)).toEqual({ version: 1, isParked: false });
  expect(await tables.hold([profile])).toEqual([profile]);
  expect(await tables.parkedEvents({ topic: 'professional', streamId: id })).toEqual([]);
  expect(await tables.parkedEvents({ topic: 'account', streamId: id })).toEqual([account]);
});

it('fills in the topics of streams applied or parked before topics were stored', async () => {
  const client = await database.pool.connect();
  const stepBy = async (name: string): Promise<void> => {
    const file = new URL(`../migrations/${name}/migration.sql`, import.meta.url);
    await client.query(await readFile(file, 'utf8'));
  };
  const [person, request] = [newStream(), newStream()];
  const parked = first('account', person);
  const event = `(id, topic, stream_id, stream_version, type, data, time, actor, correlation_id, causation_id,
    source) values (gen_random_uuid(), $2, $1, 1, 'osta.x.y.v1', '{}', now(), 'system', $1, $1, '/osta/x')`;
  await createSchema(client, 'identity', [eventStoreMigrations]);
  await createSchema(client, 'older', []);
  await client.query('set search_path = older');
  await stepBy('20261121000100_subscription');
  await client.query(`insert into identity.event ${event}`, [person, 'account']);
  await client.query(`insert into request.event ${event}`, [request, 'request']);
  await client.query(
    `insert into applied_stream (subscription, stream_id, version, previous)
     values ('list', $1, 1, 0), ('list', $2, 1, 0)`,
    [person, request],
  );
  await client.query(`insert into checkpoint values
    ('list', 'osta.account:3', '7', now()), ('list', 'request', '1/1', now())`);
  await client.query(`insert into parked_stream values ('list', $1, 'rejected', '', now())`, [
    person,
  ]);
  await client.query(
    `insert into parked_event values ('list', $1, $2, 1, $3, null, 'rejected', '', now()),
       ('list', $4, '', null, null, 'x', 'unreadable', '', now())`,
    [parked.id, person, JSON.stringify(parked), newStream()],
  );

  await stepBy('20261121030000_stream_topic');
  const topics = async (table: string): Promise<unknown> =>
    (await client.query(`select topic from ${table} order by stream_id = $1`, [request])).rows;
  expect(await topics('applied_stream')).toEqual([{ topic: 'account' }, { topic: 'request' }]);
  expect((await client.query('select topic from parked_stream')).rows).toEqual([
    { topic: 'account' },
  ]);
  expect((await client.query('select topic from parked_event order by topic')).rows).toEqual([
    { topic: 'account' },
    { topic: null },
  ]);
  client.release(true);
});
