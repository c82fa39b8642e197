import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

import { beginning } from '@osta/event-store/event-cursor';
import { patience } from '@osta/event-store/testing/patience';
import { requestDatabase, type RequestDatabase } from '@osta/event-store/testing/request-database';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { readTogether, type ReadTogether } from '../src/postgres/read-together.ts';

const requests = { schema: 'request', topic: 'request' } as const;

let database: RequestDatabase;
let read: ReadTogether;

beforeEach(async () => {
  database = await requestDatabase();
  read = readTogether(database.pool);
});

afterEach(() => database.drop());

async function record(): Promise<void> {
  await database.pool.query(
    `insert into request.event (id, topic, stream_id, stream_version, type, data, time, actor,
       correlation_id, causation_id, source)
     values ($1, 'request', $1, 1, 'osta.request.service-request-viewed.v1', '{}', now(), 'system', $1, $1,
       '/osta/request')`,
    [randomUUID()],
  );
}

it('answers everybody who asks at one moment with one statement', async () => {
  await record();
  await vi.waitFor(
    async () => expect((await read(requests, beginning, 10)).events).toHaveLength(1),
    patience,
  );
  const query = vi.spyOn(database.pool, 'query');
  const pages = await Promise.all(Array.from({ length: 30 }, () => read(requests, beginning, 10)));
  expect(query).toHaveBeenCalledTimes(1);
  expect(new Set(pages.map(({ events }) => events.length))).toEqual(new Set([1]));
});

it('asks apart for other topics, cursors and sizes', async () => {
  const query = vi.spyOn(database.pool, 'query');
  await Promise.all([
    read(requests, beginning, 10),
    read(requests, beginning, 11),
    read(requests, { tx: '1', position: '1' }, 10),
    read({ schema: 'request', topic: 'account' }, beginning, 10),
  ]);
  expect(query).toHaveBeenCalledTimes(4);
});

it('does not answer with what was read before the question', async () => {
  const query = vi.spyOn(database.pool, 'query');
  const early = read(requests, beginning, 10);
  // The statement has been sent
  while (query.mock.calls.length === 0) await setImmediate();
  await Promise.all([early, read(requests, beginning, 10)]);
  expect(query).toHaveBeenCalledTimes(2);
});

it('asks again after a failure', async () => {
  const nowhere = { schema: 'nowhere', topic: 'request' } as const;
  await expect(read(nowhere, beginning, 10)).rejects.toMatchObject({ code: '42P01' });
  await expect(read(nowhere, beginning, 10)).rejects.toMatchObject({ code: '42P01' });
  expect(await read(requests, beginning, 10)).toEqual({ events: [], isHeldBack: false });
});
