import type { EventEnvelope } from '@osta/contracts/envelope';
import type { UserId } from '@osta/contracts/ids';
import { unavailable } from '@osta/infrastructure/testing/infrastructure';
import { checkpointValues } from '@osta/subscription/checkpoint.sql';
import { failureOf } from '@osta/subscription/failure';
import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { projectOnTop } from '../src/read-models/notification-list.ts';
import { arrivalsIn, onTopValues, projectValues } from '../src/read-models/projection.ts';
import {
  checkpointOf,
  notificationDatabase,
  type NotificationDatabase,
} from './notification-database.ts';
import {
  newUserId,
  professionalsInvited,
  quoteSubmitted,
  recorded,
  userRegistered,
} from './recorded-events.ts';

const missing = await unavailable('postgres');

/** Returns one event per person, in this order; each makes one notification. */
function quotesFor(people: readonly UserId[]): EventEnvelope[] {
  return people.map((customerId) => quoteSubmitted({ customerId, professionalId: newUserId() }));
}

describe.skipIf(missing)('the projector', () => {
  let database: NotificationDatabase;
  let parties: { readonly customerId: UserId; readonly professionalId: UserId };

  beforeAll(async () => {
    database = await notificationDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(() => {
    parties = { customerId: newUserId(), professionalId: newUserId() };
    database.hints.length = 0;
    database.revoked.length = 0;
  });

  const unread = async (): Promise<number> =>
    (await database.list(parties.customerId)).unread_count;

  it('lists what happened, newest first, with the names that people have now', async () => {
    const { customerId, professionalId } = parties;
    const invited = professionalsInvited(customerId, [professionalId], {
      time: '2026-03-01T08:00:00.000Z',
    });
    const quoted = quoteSubmitted(parties, { time: '2026-03-01T09:00:00.000Z' });
    await database.deliver([
      userRegistered(customerId, 'Salma'),
      userRegistered(professionalId, 'Omar'),
      invited,
      quoted,
    ]);

    const { notifications, ...counts } = await database.list(customerId);
    expect(counts).toEqual({ total_count: 1, unread_count: 1, version: 1, newest: 1 });
    expect(notifications).toMatchObject([
      {
        type: 'response',
        is_read: false,
        created_at: '2026-03-01T09:00:00.000Z',
        action_url: `/customer/requests/${quoted.subject}`,
        metadata: {
          notification_type: 'quote_received',
          user_role: 'customer',
          customer_name: 'Salma',
          professional_name: 'Omar',
          service_name: 'Leak detection and repair',
          quoted_price: { kind: 'fixed', amount: 90_000 },
          proposed_start: '2026-03-02T08:00:00.000Z',
          budget_range: null,
        },
      },
    ]);
    expect((await database.list(professionalId)).notifications).toMatchObject([
      { type: 'service_request', metadata: { budget_range: { min: 50_000, max: 120_000 } } },
    ]);
  });

  it('follows a change of name, and no older one', async () => {
    const { customerId } = parties;
    const updated = recorded(
      'osta.account.user-profile-updated',
      { fullName: 'Salma Ali', locale: 'en' },
      { subject: customerId, version: 3 },
    );
    await database.deliver([quoteSubmitted(parties), userRegistered(customerId, 'Salma')]);
    await database.apply([updated], { ...checkpointOf([updated]), streams: [] });
    await database.apply([userRegistered(customerId, 'Older', { version: 2 })], {
      ...checkpointOf([]),
      streams: [],
    });
    const { notifications } = await database.list(customerId);
    expect(notifications[0]?.metadata.customer_name).toBe('Salma Ali');
  });

  it('has one effect however often events are delivered, together or in parts', async () => {
    const subject = uuidv7();
    const events = [1, 2, 3].map((version) => quoteSubmitted(parties, { subject, version }));
    await database.deliver(events);
    const redeliveries = [events, events.slice(0, 2), events.slice(1)];
    for (const again of redeliveries) {
      const refusal: unknown = await database.deliver(again).catch((error: unknown) => error);
      expect(failureOf(refusal)).toBe('applied-elsewhere');
    }
    const { total_count: total, unread_count, version } = await database.list(parties.customerId);
    expect({ total, unread_count, version }).toEqual({ total: 3, unread_count: 3, version: 3 });
  });

  it("has one effect even without the checkpoint's guard", async () => {
    const event = quoteSubmitted(parties);
    const checkpoint = { ...checkpointOf([event]), streams: [] };
    await database.apply([event], checkpoint);
    await database.apply([event], checkpoint);
    expect(await unread()).toBe(1);
    expect(database.hints).toEqual([{ userId: parties.customerId, unread: 1, version: 1 }]);
  });

  it('numbers the arrivals of each person without gaps', async () => {
    const other = { customerId: newUserId(), professionalId: newUserId() };
    await database.deliver([quoteSubmitted(parties), quoteSubmitted(other)]);
    const late = { time: '2026-02-01T08:00:00.000Z' };
    await database.deliver([
      quoteSubmitted(parties),
      quoteSubmitted(other),
      quoteSubmitted(parties, late),
      quoteSubmitted(parties),
    ]);
    const numbers = await database.query(
      `select arrival::int, newest::int from notification.notification
       join notification.notification_counter on user_id = recipient_id
       where recipient_id = $1 order by arrival`,
      [parties.customerId],
    );
    expect(numbers).toEqual([1, 2, 3, 4].map((arrival) => ({ arrival, newest: 4 })));
  });

  it('survives concurrent identical first notifications', async () => {
    const events = Array.from({ length: 20 }, () => [
      quoteSubmitted(parties),
      quoteSubmitted(parties),
    ]);
    await Promise.all(events.map((batch) => database.deliver(batch)));
    expect(await unread()).toBe(40);
  });

  it('has no deadlocks, whatever the order of recipients', async () => {
    const people = Array.from({ length: 30 }, newUserId);
    await database.deliver(quotesFor(people));
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        database.deliver(quotesFor(n % 2 === 0 ? people : people.toReversed())),
      ),
    );
    const counts = await database.query<{ unread: number }>(
      'select distinct unread from notification.notification_counter where user_id = any($1)',
      [people],
    );
    expect(counts).toEqual([{ unread: 21 }]);
  });

  it('moves the checkpoint for events without notifications', async () => {
    const viewed = recorded('osta.request.service-request-viewed', {
      professionalId: parties.professionalId,
    });
    await database.apply([viewed], {
      ...checkpointOf([viewed]),
      partition: 'alone',
      position: '7/7',
    });
    await database.apply([], { ...checkpointOf([]), partition: 'alone', position: '8/8' });
    expect(
      await database.query(
        "select position from notification.checkpoint where partition = 'alone'",
      ),
    ).toEqual([{ position: '8/8' }]);
    expect(database.hints).toEqual([]);
  });

  it('commits before the disk has it, for this statement alone', async () => {
    const events = [quoteSubmitted(parties)];
    const arrivals = arrivalsIn(events);
    const values = [
      ...projectValues(arrivals, events),
      ...onTopValues(arrivals),
      ...checkpointValues(checkpointOf(events)),
    ];
    const client = new Client({ connectionString: database.databaseUrl });
    await client.connect();
    const waiting = async (): Promise<unknown> =>
      (await client.query<{ readonly synchronous_commit: string }>('show synchronous_commit'))
        .rows[0]?.synchronous_commit;
    await client.query('begin');
    await client.query(projectOnTop.text, values);
    expect(await waiting()).toBe('off');
    await client.query('commit');
    expect(await waiting()).toBe('on');
    await client.end();
    expect(await unread()).toBe(1);
  });

  it('reports ended sessions', async () => {
    const sessionIds = [uuidv7(), uuidv7()];
    await database.deliver([
      recorded('osta.account.session-revoked', { sessionIds, cause: 'signed-out' }),
    ]);
    expect(database.revoked).toEqual(sessionIds);
  });

  it('gives one hint per person and batch, with the state after it', async () => {
    await database.deliver([quoteSubmitted(parties), quoteSubmitted(parties)]);
    await database.deliver([quoteSubmitted(parties)]);
    expect(database.hints).toEqual([
      { userId: parties.customerId, unread: 2, version: 2 },
      { userId: parties.customerId, unread: 3, version: 3 },
    ]);
  });
});
