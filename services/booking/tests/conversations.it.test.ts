import { Conversation, UnreadMessages } from '@osta/contracts/booking/conversation-api';
import { MyBookings } from '@osta/contracts/booking/my-data';
import { BookingId } from '@osta/contracts/ids';
import { newUserId } from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { conversationOf } from '../src/conversation/conversation-of.ts';
import {
  done,
  openMarket,
  patiently,
  view,
  type Accepted,
  type Known,
  type Market,
} from './market.ts';

let market: Market;
let salma: Known;
let omar: Known;
let booked: Accepted;

beforeAll(async () => {
  market = await openMarket();
  salma = await market.customer('Salma Al-Fitouri');
  omar = await market.professional('Omar');
  booked = await market.book(salma, omar);
});

afterAll(() => market.stop());

async function conversation(who: Known, path: string, query = ''): Promise<Conversation> {
  return Conversation.parse((await who.client.get(`${path}/messages${query}`)).body);
}

async function unread(who: Known): Promise<UnreadMessages['items']> {
  return UnreadMessages.parse((await who.client.get('/api/bookings/unread-messages')).body).items;
}

async function exported({ client }: Known): Promise<MyBookings> {
  return MyBookings.parse((await client.get('/api/bookings/my-data')).body);
}

async function write(who: Known, path: string, text: string): Promise<number> {
  return (await who.client.post(`${path}/messages`, { text })).status;
}

describe('messages on a booking', () => {
  it('are read by both sides and nobody else, with marks of what is new and what was read', async () => {
    const { path, bookingId } = booked;
    expect(await conversation(omar, path)).toEqual({
      messages: [],
      earlier: null,
      readByOther: 0,
      unread: 0,
      isOpen: true,
      closesAt: null,
    });
    expect(await write(salma, path, ' العمارة الثالثة ')).toBe(200);
    expect(await write(salma, path, 'الدور الثاني')).toBe(200);
    expect(await unread(omar)).toEqual([{ bookingId, unread: 2 }]);
    expect(await unread(salma)).toEqual([]);
    expect(await conversation(omar, path)).toMatchObject({
      messages: [
        { number: 1, by: 'customer', text: 'العمارة الثالثة' },
        { number: 2, by: 'customer', text: 'الدور الثاني' },
      ],
      unread: 2,
    });

    expect((await omar.client.post(`${path}/messages/read`, { upTo: 2 })).status).toBe(200);
    expect(await unread(omar)).toEqual([]);
    expect(await conversation(salma, path)).toMatchObject({ readByOther: 2, unread: 0 });

    const stranger = await market.customer('Nobody');
    for (const answer of [
      await stranger.client.get(`${path}/messages`),
      await stranger.client.post(`${path}/messages`, { text: 'Hello' }),
      await stranger.client.post(`${path}/messages/read`, { upTo: 1 }),
      await (await market.admin()).get(`${path}/messages`),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'BOOKING_NOT_FOUND' } });
    }
  });

  it('are read by an admin as long as one side objects, and an admin never writes', async () => {
    const { path } = await market.book(salma, omar, '2026-03-10T08:00:00.000Z');
    await write(salma, path, 'Come at ten');
    const admin = { id: newUserId(), client: await market.admin() };
    const statusOf = async (): Promise<number> =>
      (await admin.client.get(`${path}/messages`)).status;
    expect(await statusOf()).toBe(404);

    market.harness.clock.set('2026-03-10T08:00:00.000Z');
    done(await omar.client.post(`${path}/start`, { code: (await view(salma, path)).startCode }));
    done(await omar.client.post(`${path}/finish`, { finalPrice: 85_000 }));
    done(await salma.client.post(`${path}/dispute`, { reason: 'It still leaks' }));
    expect(await conversation(admin, path)).toMatchObject({
      messages: [{ by: 'customer', text: 'Come at ten' }],
      readByOther: 0,
      unread: 0,
    });
    expect(await write(admin, path, 'Hello')).toBe(404);

    const decision = { outcome: 'completed', reason: 'It was tight' };
    done(await admin.client.post(`${path}/resolve-dispute`, decision));
    expect(await statusOf()).toBe(404);
    market.harness.clock.set('2026-03-01T07:30:00.000Z');
  });

  it('are sealed, and sent once with one key', async () => {
    const { path, bookingId } = booked;
    const before = (await conversation(omar, path)).messages.length;
    const key = { 'idempotency-key': '2b1f8c7e-5d0e-4c3a-9b1e-0f6a7d8c9e10' };
    const send = () => omar.client.post(`${path}/messages`, { text: 'ثلاثون دقيقة' }, key);
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    expect((await conversation(omar, path)).messages).toHaveLength(before + 1);

    const rows = await market.harness.query(
      `select data::text as text from booking.event where stream_id = $1
       union all select state::text from booking.conversation where booking_id = $2`,
      [conversationOf(BookingId.parse(bookingId)), bookingId],
    );
    expect(JSON.stringify(rows)).not.toContain('ثلاثون');
  });

  it.each([{ text: '   ' }, { text: 'a'.repeat(1001) }, { text: 'a\u0000b' }, {}, { text: 5 }])(
    'refuse %o',
    async (body) => {
      expect(await omar.client.post(`${booked.path}/messages`, body)).toMatchObject({
        status: 400,
      });
    },
  );

  it('come page by page', async () => {
    const { path } = await market.book(salma, omar, '2026-03-05T08:00:00.000Z');
    for (let n = 1; n <= 82; n += 1) {
      const who = n % 2 === 0 ? omar : salma;
      expect(await write(who, path, String(n))).toBe(200);
    }
    const newest = await conversation(omar, path);
    const older = await conversation(omar, path, `?before=${newest.earlier}`);
    expect(older.earlier).toBeNull();
    const all = [...older.messages, ...newest.messages].map(({ number }) => number);
    expect(all).toEqual(Array.from({ length: 82 }, (_, n) => n + 1));
    expect((await conversation(salma, path)).unread).toBe(41);
  });

  it('close seven days after the end, and stay readable', async () => {
    const { path } = await market.book(salma, omar, '2026-03-06T08:00:00.000Z');
    expect(await write(salma, path, 'قبل الإلغاء')).toBe(200);
    done(await salma.client.post(`${path}/cancel`, { reason: 'سفر' }));
    const { closesAt, isOpen } = await conversation(omar, path);
    expect(isOpen).toBe(true);
    const before = market.harness.clock.now();
    market.harness.clock.set(closesAt ?? '');
    expect(await omar.client.post(`${path}/messages`, { text: 'متأخر' })).toMatchObject({
      status: 409,
      body: { code: 'MESSAGES_CLOSED', closedAt: closesAt },
    });
    expect(await conversation(omar, path)).toMatchObject({
      isOpen: false,
      messages: [{ text: 'قبل الإلغاء' }],
    });
    market.harness.clock.set(before);
  });

  it('are in the export of both, and forgotten with their author', async () => {
    const { bookingId, path } = booked;
    const mine = (await exported(salma)).conversations.find((each) => each.bookingId === bookingId);
    expect(mine?.messages.map(({ text }) => text)).toContain('ثلاثون دقيقة');
    const types = (await exported(salma)).history.map(({ type }) => type);
    expect(types).toContain('osta.conversation.message-sent.v1');

    const data = { type: 'osta.account.account-erased', data: {} };
    await market.harness.publish(salma.id, data);
    await vi.waitFor(async () => {
      const { messages } = await conversation(omar, path);
      expect(messages.slice(0, 3).map(({ text }) => text)).toEqual(['--', '--', 'ثلاثون دقيقة']);
    }, patiently);
  });
});
