import { madeEvent } from '@osta/event-store/testing/made-event';
import { newStream } from '@osta/event-store/testing/record-events';
import { requestDatabase, type RequestDatabase } from '@osta/event-store/testing/request-database';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { batchHandler, type BatchHandler } from '../src/batch-handler.ts';
import type { SubscriptionReport } from '../src/subscription-report.ts';
import { subscriptionTables } from '../src/subscription-tables.ts';
import { effects, type Effects } from '../src/testing/effects.ts';

const partition = 'osta.request-0';
let database: RequestDatabase;

beforeAll(async () => {
  database = await requestDatabase();
});

afterAll(() => database.drop());

/** Returns the handler of another reader of the partition. */
function readerOf(list: Effects, reports: SubscriptionReport[]): BatchHandler {
  return batchHandler({
    definition: { name: 'reader-list', topics: ['request'], apply: list.apply },
    tables: subscriptionTables(database.pool, 'reader', 'reader-list'),
    heal: undefined,
    onReport: (report) => reports.push(report),
    onRecovering: () => {},
  });
}

it('holds nothing against an event in hand when the partition goes to another reader', async () => {
  let leaving = new AbortController();
  let isLeaving = true;
  const list = await effects(database.pool, () => {
    if (!isLeaving) return;
    leaving.abort(new Error('Others read the partition now'));
    leaving.signal.throwIfAborted();
  });
  const stream = newStream();
  const event = madeEvent({
    type: 'osta.request.service-request-viewed.v1',
    subject: stream,
    streamversion: 1,
    data: { professionalId: newStream() },
  });
  const batch = { partition, events: [event], position: '1' };
  const reports: SubscriptionReport[] = [];
  // More often than a process may crash
  for (let reading = 1; reading <= 6; reading += 1) {
    leaving = new AbortController();
    await expect(readerOf(list, reports).handle(batch, leaving.signal)).rejects.toThrow(
      'Others read the partition now',
    );
  }

  isLeaving = false;
  await readerOf(list, reports).handle(batch, new AbortController().signal);
  expect(await list.of(stream)).toEqual(['v1']);
  expect(reports.filter(({ kind }) => kind === 'parked')).toEqual([]);
});
