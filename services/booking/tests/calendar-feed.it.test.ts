import { CalendarFeed, NewCalendarFeed } from '@osta/contracts/booking/calendar-feed-api';
import { MyBookings } from '@osta/contracts/booking/my-data';
import { newUserId } from '@osta/platform/testing/service-harness';
import type { TestAnswer } from '@osta/platform/testing/test-client';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { done, openMarket, patiently, type Known, type Market } from './market.ts';

let market: Market;

beforeAll(async () => {
  market = await openMarket();
});

afterAll(() => market.stop());

const feed = '/api/bookings/feed';

/** Makes a calendar address and returns its path. */
async function newAddress({ client }: Known, locale = 'en'): Promise<string> {
  const { status, body } = await client.put(feed, undefined, { 'accept-language': locale });
  expect(status).toBe(200);
  const { pathname, search } = new URL(NewCalendarFeed.parse(body).address);
  return pathname + search;
}

/** Reads an address as a calendar app does: without a session. */
async function readFeed(path: string): Promise<TestAnswer> {
  return market.harness.guest.get(path);
}

/** Returns the entries of a calendar by their UID. */
function entriesOf({ status, body }: TestAnswer): ReadonlyMap<string, ICAL.Event> {
  expect(status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(String(body)));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  return new Map(events.map((event) => [event.uid, event]));
}

function statusOf(event: ICAL.Event | undefined): unknown {
  return event?.component.getFirstPropertyValue('status');
}

describe('a calendar feed', () => {
  it('has the bookings of both sides of its owner, and of nobody else', async () => {
    const [salma, omar, hind] = await Promise.all([
      market.customer('Salma'),
      market.professional('Omar'),
      market.professional('Hind'),
    ]);
    const asProfessional = await market.book(salma, omar);
    const asCustomer = await market.book(omar, hind, '2026-03-04T08:00:00.000Z');
    const foreign = await market.book(salma, hind, '2026-03-05T08:00:00.000Z');

    const answer = await readFeed(await newAddress(omar));
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const entries = entriesOf(answer);
    expect([...entries.keys()].toSorted()).toEqual(
      [asProfessional.bookingId, asCustomer.bookingId].toSorted(),
    );
    expect(entries.has(foreign.bookingId)).toBe(false);
    expect(entries.get(asProfessional.bookingId)?.summary).toContain(' with Salma');
    expect(entries.get(asProfessional.bookingId)?.description).toContain(
      `/en/professional/bookings/${asProfessional.bookingId}`,
    );
    expect(entries.get(asCustomer.bookingId)?.summary).toContain(' with Hind');
    const arabic = entriesOf(await readFeed(await newAddress(omar, 'ar')));
    expect(arabic.get(asCustomer.bookingId)?.summary).toContain(' مع Hind');
  });

  it('keeps the UID and raises the SEQUENCE when a booking moves and when it is cancelled', async () => {
    const [salma, omar] = await Promise.all([
      market.customer('Salma'),
      market.professional('Omar'),
    ]);
    const { bookingId, path } = await market.book(salma, omar);
    const address = await newAddress(salma);
    const first = entriesOf(await readFeed(address)).get(bookingId);
    expect(first?.sequence).toBe(0);

    const newStartsAt = '2026-03-06T08:00:00.000Z';
    done(await salma.client.post(`${path}/propose-time`, { newStartsAt }));
    done(await omar.client.post(`${path}/accept-time`, { startsAt: newStartsAt }));
    const moved = entriesOf(await readFeed(address)).get(bookingId);
    expect(moved).toMatchObject({ sequence: 1 });
    expect(moved?.startDate.toJSDate().toISOString()).toBe(newStartsAt);

    done(await salma.client.post(`${path}/cancel`, { reason: '' }));
    const cancelled = entriesOf(await readFeed(address)).get(bookingId);
    expect(cancelled).toMatchObject({ sequence: 2 });
    expect(statusOf(cancelled)).toBe('CANCELLED');
  });

  it('shows the professional where a booking is until it is cancelled, as its page does', async () => {
    const [salma, omar] = await Promise.all([
      market.customer('Salma'),
      market.professional('Omar'),
    ]);
    const offeringId = await market.offer(omar, 'approval');
    const startsAt = '2026-03-02T10:00:00.000Z';
    const { bookingId } = done(
      await salma.client.post('/api/bookings/holds', { offeringId, startsAt }),
    );
    const path = `/api/bookings/${bookingId}`;
    const place = { placeId: 'm-tajura', addressNote: 'Green door' };
    done(await salma.client.post(`${path}/place`, place));
    done(await omar.client.post(`${path}/confirm`));
    const [ofSalma, ofOmar] = [await newAddress(salma), await newAddress(omar)];
    const placeIn = async (address: string): Promise<string | undefined> =>
      entriesOf(await readFeed(address)).get(bookingId)?.location;
    expect(await placeIn(ofOmar)).toContain('Green door');

    done(await omar.client.post(`${path}/cancel`, { reason: 'The van broke down' }));
    expect(await placeIn(ofOmar)).not.toContain('Green door');
    expect(await placeIn(ofSalma)).toContain('Green door');
  });

  it('is told once, and stored as a hash only', async () => {
    const salma = await market.customer('Salma');
    expect((await salma.client.get(feed)).body).toEqual({ createdAt: null });
    const address = await newAddress(salma);
    const token = /feed\/(?<token>[\w-]{43})\.ics/u.exec(address)?.groups?.['token'] ?? '';
    const told = await salma.client.get(feed);
    expect(CalendarFeed.parse(told.body).createdAt).not.toBeNull();
    expect(JSON.stringify(told.body)).not.toContain(token);
    const mine = await salma.client.get('/api/bookings/my-data');
    expect(MyBookings.parse(mine.body).calendarFeed).toEqual(told.body);
    const [stored] = await market.harness.query(
      'select * from booking.calendar_feed where user_id = $1',
      [salma.id],
    );
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(stored)).not.toContain(Buffer.from(token).toString('hex'));
  });

  it('answers 404 under an old address, a wrong one, and when it is switched off', async () => {
    const salma = await market.customer('Salma');
    const first = await newAddress(salma);
    const second = await newAddress(salma);
    expect((await readFeed(first)).status).toBe(404);
    expect((await readFeed(second)).status).toBe(200);
    expect(await readFeed(`${feed}/${'a'.repeat(43)}.ics`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    for (const wrong of ['short', `${'a'.repeat(42)}%00`]) {
      expect((await readFeed(`${feed}/${wrong}.ics`)).status).toBe(400);
    }

    expect((await salma.client.delete(feed)).status).toBe(204);
    expect((await readFeed(second)).status).toBe(404);
    expect((await salma.client.get(feed)).body).toEqual({ createdAt: null });
    expect((await salma.client.delete(feed)).status).toBe(204);
  });

  it('can be made and ended only by its owner, from the site itself', async () => {
    const { guest } = market.harness;
    expect((await guest.get(feed)).status).toBe(401);
    expect((await guest.put(feed)).status).toBe(401);
    expect((await guest.delete(feed)).status).toBe(401);
    const [salma, other] = [await market.customer('Salma'), await market.harness.as(newUserId())];
    const address = await newAddress(salma);
    await other.delete(feed);
    expect((await readFeed(address)).status).toBe(200);
  });

  it('ends with the account', async () => {
    const salma = await market.customer('Salma');
    const address = await newAddress(salma);
    await market.harness.publish(salma.id, { type: 'osta.account.account-erased', data: {} });
    await vi.waitUntil(async () => (await readFeed(address)).status === 404, patiently);
    const kept = 'select from booking.calendar_feed where user_id = $1';
    await vi.waitFor(
      async () => expect(await market.harness.query(kept, [salma.id])).toEqual([]),
      patiently,
    );
  });
});
