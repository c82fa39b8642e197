import type { EventEnvelope } from '@osta/contracts/envelope';
import { eventName } from '@osta/contracts/event-name';
import type { UserId } from '@osta/contracts/ids';
import { unavailable } from '@osta/infrastructure/testing/infrastructure';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { notificationDatabase, type NotificationDatabase } from './notification-database.ts';
import { newUserId, quoteSubmitted, recorded as eventOf } from './recorded-events.ts';

const missing = await unavailable('postgres');

describe.skipIf(missing)('reading', () => {
  let database: NotificationDatabase;
  let reader: UserId;

  beforeAll(async () => {
    database = await notificationDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(() => {
    reader = newUserId();
  });

  /** Adds notifications for the reader, in this order, each of its own request. */
  async function arrive(...times: readonly string[]): Promise<void> {
    for (const time of times) {
      const parties = { customerId: reader, professionalId: newUserId() };
      await database.deliver([quoteSubmitted(parties, { time: `2026-03-01T${time}:00.000Z` })]);
    }
  }

  /** Returns `<minutes> <read or unread>` of each, newest first. */
  async function shown(): Promise<readonly string[]> {
    const { notifications, unread_count: unread } = await database.list(reader);
    expect(notifications.filter((each) => !each.is_read)).toHaveLength(unread);
    return notifications.map(
      ({ created_at: at, is_read: isRead }) => `${at.slice(11, 16)} ${isRead ? 'read' : 'unread'}`,
    );
  }

  async function events(): Promise<readonly object[]> {
    const recorded = await database.query<{ readonly type: string }>(
      `select stream_version as version, type, actor
       from notification.event where stream_id = $1 order by tx, position`,
      [reader],
    );
    return recorded.map((row) => Object.assign(row, { type: eventName(row.type) }));
  }

  it('marks one, once', async () => {
    await arrive('08:00', '09:00');
    const [newest] = (await database.list(reader)).notifications;
    const id = newest?.id ?? '';

    const marked = await database.read(reader, id);
    expect(marked).toEqual({ ok: true, count: { unread: 1, version: 3 }, isChanged: true });
    expect(await shown()).toEqual(['09:00 read', '08:00 unread']);

    const again = await database.read(reader, id);
    expect(again).toEqual({ ok: true, count: { unread: 1, version: 3 }, isChanged: false });
    expect(await events()).toEqual([
      { version: 1, type: 'osta.notification.notification-read', actor: reader },
    ]);
  });

  it('refuses missing and foreign notifications in the same words', async () => {
    await arrive('08:00');
    const [own] = (await database.list(reader)).notifications;
    const stranger = newUserId();
    const refused = { ok: false, refused: { code: 'NOTIFICATION_NOT_FOUND' } };
    expect(await database.read(stranger, own?.id ?? '')).toEqual(refused);
    expect(await database.read(reader, uuidv4())).toEqual(refused);
    expect(await shown()).toEqual(['08:00 unread']);
  });

  it('marks any number with one event, and only once', async () => {
    await arrive('08:00', '09:00', '10:00');
    const marked = await database.readAll(reader);
    expect(marked).toEqual({ ok: true, count: { unread: 0, version: 4 }, isChanged: true });
    expect(await shown()).toEqual(['10:00 read', '09:00 read', '08:00 read']);
    expect(await database.readAll(reader)).toMatchObject({
      count: { version: 4 },
      isChanged: false,
    });
    expect(await events()).toHaveLength(1);
  });

  it('has nothing to mark for a person without notifications', async () => {
    expect(await database.readAll(reader)).toEqual({
      ok: true,
      count: { unread: 0, version: 0 },
      isChanged: false,
    });
  });

  it('leaves notifications unread that arrived after the reader looked', async () => {
    await arrive('08:00', '09:00');
    const { newest } = await database.list(reader);
    await arrive('10:00');

    const marked = await database.readAll(reader, newest);
    expect(marked).toMatchObject({ count: { unread: 1 } });
    expect(await shown()).toEqual(['10:00 unread', '09:00 read', '08:00 read']);
  });

  it('leaves notifications unread that arrived after the reader looked, even older ones', async () => {
    await arrive('08:00', '10:00', '11:00');
    const { newest } = await database.list(reader);
    await arrive('09:00');

    await database.readAll(reader, newest);
    expect(await shown()).toEqual(['11:00 read', '10:00 read', '09:00 unread', '08:00 read']);
    expect(await events()).toMatchObject([
      { version: 1, type: 'osta.notification.all-notifications-read' },
      { version: 2, type: 'osta.notification.notification-read' },
      { version: 3, type: 'osta.notification.notification-read' },
    ]);
  });

  it('orders events of the same moment by arrival', async () => {
    await arrive('08:00', '08:00');
    const { newest } = await database.list(reader);
    await arrive('08:00');
    expect(await database.readAll(reader, newest)).toMatchObject({ count: { unread: 1 } });
    expect((await shown()).filter((each) => each.endsWith('unread'))).toHaveLength(1);
  });

  it('puts late notifications above the read ones, and records that', async () => {
    await arrive('08:00', '10:00');
    await database.readAll(reader);
    await arrive('11:00', '09:00');

    expect(await shown()).toEqual(['11:00 unread', '09:00 unread', '10:00 read', '08:00 read']);
    expect(await events()).toEqual([
      { version: 1, type: 'osta.notification.all-notifications-read', actor: reader },
      { version: 2, type: 'osta.notification.notification-came-late', actor: 'system' },
    ]);
    expect((await database.list(reader, true)).notifications).toHaveLength(2);

    expect(await database.readAll(reader)).toMatchObject({ count: { unread: 0, version: 7 } });
    expect(await shown()).toEqual(['11:00 read', '09:00 read', '10:00 read', '08:00 read']);
  });

  it('is done with an answer: by its reader, about its professional, up to its moment', async () => {
    const [subject, one, other] = [newUserId(), newUserId(), newUserId()];
    const told = (version: number, professionalId: UserId, minute: string): EventEnvelope =>
      quoteSubmitted(
        { customerId: reader, professionalId },
        { subject, version, time: `2026-03-01T08:${minute}:00.000Z` },
      );
    const answer = (what: string, version: number, minute: string, data: object): EventEnvelope =>
      eventOf(
        `osta.request.${what}`,
        {
          quoteId: newUserId(),
          customerId: reader,
          professionalId: one,
          serviceId: 'plumbing.leak',
          ...data,
        },
        { subject, version, time: `2026-03-01T08:${minute}:00.000Z`, actor: reader },
      );
    await arrive('07:00');
    await database.deliver([told(1, one, '01'), told(2, other, '02')]);
    database.hints.length = 0;

    // In the batch of what it answers, and with what came after it
    await database.deliver([
      told(3, one, '03'),
      answer('quote-declined', 4, '04', { reason: '' }),
      told(5, one, '05'),
    ]);
    expect(await shown()).toEqual([
      '08:05 unread',
      '08:03 read',
      '08:02 unread',
      '08:01 read',
      '07:00 unread',
    ]);
    const hint = database.hints.findLast(({ userId }) => userId === reader);
    expect(hint).toEqual({ userId: reader, unread: 3, version: 7 });

    const terms = {
      price: { kind: 'fixed', amount: 90_000 },
      proposedStart: '2026-03-02T08:00:00.000Z',
      validUntil: '2026-03-04T08:00:00.000Z',
      note: '',
    };
    const bookingId = newUserId();
    const accepted = { quoteVersion: 1, terms, confirmBy: terms.validUntil, bookingId };
    await database.deliver([answer('quote-accepted', 6, '06', accepted)]);
    expect((await shown()).filter((each) => each.endsWith('unread'))).toEqual(['07:00 unread']);
    expect(await events()).toHaveLength(4);
    expect(await events()).toMatchObject(
      [1, 2, 3, 4].map((version) => ({
        version,
        type: 'osta.notification.notification-read',
        actor: reader,
      })),
    );
  });

  it('refuses a claim to have seen the future', async () => {
    await arrive('08:00');
    await database.readAll(reader, 1_000_000);
    await arrive('09:00');
    expect(await shown()).toEqual(['09:00 unread', '08:00 read']);
  });

  it('changes nothing for somebody who has seen nothing', async () => {
    await arrive('08:00', '09:00');
    expect(await database.readAll(reader, 0)).toMatchObject({ isChanged: false });
    expect(await shown()).toEqual(['09:00 unread', '08:00 unread']);
  });
});
