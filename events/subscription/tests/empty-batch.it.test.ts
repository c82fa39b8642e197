import { madeEvent } from '@osta/event-store/testing/made-event';
import { newStream } from '@osta/event-store/testing/record-events';
import { requestDatabase, type RequestDatabase } from '@osta/event-store/testing/request-database';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { batchHandler } from '../src/batch-handler.ts';
import type { SubscriptionReport } from '../src/subscription-report.ts';
import { subscriptionTables } from '../src/subscription-tables.ts';
import { effects } from '../src/testing/effects.ts';

const partition = 'osta.request-0';
const signal = new AbortController().signal;
let database: RequestDatabase;

beforeAll(async () => {
  database = await requestDatabase();
});

afterAll(() => database.drop());

// A reader that has caught up from the event tables moves its position with a batch of no events
it('goes on suspecting the event of a crash after a batch without events', async () => {
  const { pool } = database;
  const { apply } = await effects(pool);
  const deadly = madeEvent({
    type: 'osta.request.service-request-viewed.v1',
    subject: newStream(),
    streamversion: 1,
    data: { professionalId: newStream() },
  });
  const reports: SubscriptionReport[] = [];
  await pool.query(
    `insert into reader.open_reading (subscription, partition, reader, suspect, attempts)
     values ('reader-list', $1, gen_random_uuid(), $2, 2)`,
    [partition, deadly.id],
  );
  const handler = batchHandler({
    definition: { name: 'reader-list', topics: ['request'], apply },
    tables: subscriptionTables(pool, 'reader', 'reader-list'),
    heal: undefined,
    onReport: (report) => reports.push(report),
    onRecovering: () => {},
  });

  await handler.handle({ partition, events: [], position: '1' }, signal);
  await handler.handle({ partition, events: [deadly], position: '2' }, signal);
  expect(reports).toMatchObject([{ kind: 'parked', eventId: deadly.id, reason: 'crashed' }]);
});
