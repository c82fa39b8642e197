import { BookingPage } from '@osta/contracts/booking/api';
import { FollowingReceipt, SeriesDates } from '@osta/contracts/booking/series-api';
import { newUserId } from '@osta/platform/testing/service-harness';
import type { TestAnswer } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { done, openMarket, view, type Known, type Market } from './market.ts';

let market: Market;
let salma: Known;

beforeAll(async () => {
  market = await openMarket();
  salma = await market.customer('Salma');
});

afterAll(() => market.stop());

const first = '2026-03-03T10:00:00.000Z';
const second = '2026-03-10T10:00:00.000Z';
const third = '2026-03-17T10:00:00.000Z';
const place = { placeId: 'm-tajura', addressNote: 'الباب الأخضر', note: 'المفتاح عند الجار' };
const weekly = { ...place, rhythm: 'weekly', starts: [second, third] };

/** Holds the first slot of a service of this professional, and returns the path of the booking. */
async function hold(
  professional: Known,
  confirmation: 'instant' | 'approval' = 'instant',
): Promise<string> {
  const offeringId = await market.offer(professional, confirmation);
  const body = { offeringId, startsAt: first };
  const { bookingId } = done(await salma.client.post('/api/bookings/holds', body));
  return `/api/bookings/${bookingId}`;
}

/** Returns the paths of the bookings of the series that this one is in. */
async function pathsOf(path: string): Promise<readonly string[]> {
  const { series } = await view(salma, path);
  return (series?.bookings ?? []).map(({ id }) => `/api/bookings/${id}`);
}

async function upcoming({ client }: Known): Promise<BookingPage['items']> {
  const { body } = await client.get('/api/bookings?role=professional&tab=upcoming&limit=50');
  return BookingPage.parse(body).items;
}

function codeOf({ status, body }: TestAnswer): unknown {
  return { status, code: body !== null && typeof body === 'object' && 'code' in body && body.code };
}

describe('a series', () => {
  it('is placed at once: every date is a booking that knows its place', async () => {
    const omar = await market.professional('Omar');
    const path = await hold(omar);
    const query = '?rhythm=weekly&times=3';
    const { body } = await salma.client.get(`${path}/series-dates${query}`);
    expect(SeriesDates.parse(body).dates).toMatchObject([
      { startsAt: second, isFree: true, alternatives: [] },
      { startsAt: third, isFree: true, alternatives: [] },
    ]);

    expect(done(await salma.client.post(`${path}/place-series`, weekly)).status).toBe('confirmed');
    const listed = await upcoming(omar);
    expect(listed).toMatchObject([
      { startsAt: first, status: 'confirmed', series: { rhythm: 'weekly', position: 1, of: 3 } },
      { startsAt: second, status: 'confirmed', series: { position: 2 } },
      { startsAt: third, status: 'confirmed', series: { position: 3 } },
    ]);
    for (const { id } of listed) {
      const one = await view(omar, `/api/bookings/${id}`);
      expect(one).toMatchObject({ addressNote: place.addressNote, note: place.note });
      expect(one.series?.bookings.map(({ startsAt }) => startsAt)).toEqual([first, second, third]);
      expect(await market.eventsOf(id)).toEqual([
        ...(one.startsAt === first ? ['booking-slot-held'] : []),
        'booking-placed',
        'booking-joined-series',
        'booking-confirmed',
      ]);
    }
  });

  it('has one effect however often its key is sent', async () => {
    const omar = await market.professional('Omar');
    const path = await hold(omar);
    const headers = { 'idempotency-key': newUserId() };
    const answers = [
      await salma.client.post(`${path}/place-series`, weekly, headers),
      await salma.client.post(`${path}/place-series`, weekly, headers),
    ];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await upcoming(omar)).toHaveLength(3);
  });

  it('is refused as a whole when a date is taken, and names the nearest free times', async () => {
    const omar = await market.professional('Omar');
    const path = await hold(omar);
    await market.book(await market.customer('Nadia'), omar, third);
    const preview = await salma.client.get(`${path}/series-dates?rhythm=weekly&times=3`);
    const refused = { startsAt: third, isFree: false };
    expect(SeriesDates.parse(preview.body).dates).toMatchObject([{ isFree: true }, refused]);

    const answer = await salma.client.post(`${path}/place-series`, weekly);
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'SERIES_NOT_FREE', dates: [{ ...refused, alternatives: [{}, {}, {}] }] },
    });
    expect((await view(salma, path)).status).toBe('held');
    expect(await upcoming(omar)).toHaveLength(1);

    const [alternative] = SeriesDates.parse(preview.body).dates[1]?.alternatives ?? [];
    const changed = { ...weekly, starts: [second, alternative?.startsAt] };
    done(await salma.client.post(`${path}/place-series`, changed));
    expect(await upcoming(omar)).toHaveLength(4);
  });

  it('of two customers who want the same dates at the same moment, only one is placed', async () => {
    const omar = await market.professional('Omar');
    const offeringId = await market.offer(omar);
    const nadia = await market.customer('Nadia');
    const held = await Promise.all(
      [
        [salma, first],
        [nadia, '2026-03-03T14:00:00.000Z'],
      ].map(async ([who, startsAt]) => {
        const { client } = who as Known;
        const body = { offeringId, startsAt };
        return { client, id: done(await client.post('/api/bookings/holds', body)).bookingId };
      }),
    );
    const answers = await Promise.all(
      held.map(({ client, id }) => client.post(`/api/bookings/${id}/place-series`, weekly)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ code: 'SERIES_NOT_FREE' });
    const listed = await upcoming(omar);
    expect(listed.map(({ startsAt }) => startsAt).slice(1)).toEqual([second, third]);
  });

  it('waits booking by booking for a professional who wants to approve', async () => {
    const omar = await market.professional('Omar');
    const path = await hold(omar, 'approval');
    expect(done(await salma.client.post(`${path}/place-series`, weekly)).status).toBe('pending');
    const [, other = ''] = await pathsOf(path);
    done(await omar.client.post(`${other}/confirm`));
    expect((await upcoming(omar)).map(({ status }) => status)).toEqual([
      'pending',
      'confirmed',
      'pending',
    ]);
  });

  it('is confirmed, and moves, from one booking on: each booking by itself', async () => {
    const omar = await market.professional('Omar');
    const path = await hold(omar, 'approval');
    done(await salma.client.post(`${path}/place-series`, weekly));
    const [, middle = ''] = await pathsOf(path);
    await omar.client.post(`${middle}/confirm-following`);
    const statuses = async () => (await upcoming(omar)).map(({ status }) => status);
    expect(await statuses()).toEqual(['pending', 'confirmed', 'confirmed']);

    // Somebody else has the new time of the third
    await market.book(await market.customer('Nadia'), omar, '2026-03-18T12:00:00.000Z');
    const newStartsAt = '2026-03-11T12:00:00.000Z';
    const proposed = await salma.client.post(`${middle}/propose-time-following`, { newStartsAt });
    const receipt = FollowingReceipt.parse(proposed.body);
    expect([receipt.done.length, receipt.left.length]).toEqual([1, 1]);
    const { series } = await view(omar, path);
    expect(series?.bookings.map(({ proposal }) => proposal)).toEqual([
      null,
      { by: 'customer', startsAt: newStartsAt },
      null,
    ]);

    const [bookingId] = receipt.done;
    const accept = (startsAt: string) =>
      omar.client.post(`${middle}/accept-time-following`, { proposals: [{ bookingId, startsAt }] });
    // A time that is not proposed is agreed by nobody
    const unread = FollowingReceipt.parse((await accept('2026-03-11T19:00:00.000Z')).body);
    expect(unread.done).toEqual([]);
    const accepted = await accept(newStartsAt);
    expect(FollowingReceipt.parse(accepted.body).done).toEqual(receipt.done);
    expect(await view(salma, middle)).toMatchObject({
      startsAt: newStartsAt,
      series: { position: 2, of: 3 },
    });
  });

  it('is cancelled from one booking on, by either side', async () => {
    const omar = await market.professional('Omar');
    const path = await hold(omar);
    done(await salma.client.post(`${path}/place-series`, weekly));
    const [, middle = ''] = await pathsOf(path);
    const answer = await omar.client.post(`${middle}/cancel-following`, { reason: 'سفر' });
    const { done: cancelled, left } = FollowingReceipt.parse(answer.body);
    expect([cancelled.length, left.length]).toEqual([2, 0]);
    const { series } = await view(salma, path);
    expect(series?.bookings.map(({ status }) => status)).toEqual([
      'confirmed',
      'cancelled',
      'cancelled',
    ]);
    expect((await view(salma, middle)).ending).toMatchObject({ by: 'professional', reason: 'سفر' });

    const again = await omar.client.post(`${middle}/cancel-following`, { reason: '' });
    expect(again.body).toMatchObject({ done: [], left: [] });
    await salma.client.post(`${path}/cancel-following`, { reason: '' });
    expect(await upcoming(omar)).toEqual([]);
  });

  it('is cancelled once and answered alike, however often the key is sent', async () => {
    const omar = await market.professional('Omar');
    const path = await hold(omar);
    done(await salma.client.post(`${path}/place-series`, weekly));
    const [, middle = ''] = await pathsOf(path);
    const headers = { 'idempotency-key': newUserId() };
    const cancel = (reason: string) =>
      omar.client.post(`${middle}/cancel-following`, { reason }, headers);
    const answers = await Promise.all([cancel('سفر'), cancel('سفر')]);
    const { body } = await cancel('سفر');
    expect(FollowingReceipt.parse(body).done).toHaveLength(2);
    expect(answers.map((answer) => answer.body)).toEqual([body, body]);

    // As if the process had ended before it kept the receipt
    await market.harness.query('delete from booking.idempotency where key = $1', [
      headers['idempotency-key'],
    ]);
    expect((await cancel('سفر')).body).toEqual(body);
    for (const id of FollowingReceipt.parse(body).done) {
      const types = await market.eventsOf(id);
      expect(types.filter((type) => type === 'booking-cancelled')).toHaveLength(1);
    }

    expect(codeOf(await cancel('مرض'))).toEqual({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    const keyless = await omar.client.post(
      `${middle}/cancel-following`,
      {},
      { 'idempotency-key': '' },
    );
    expect(codeOf(keyless)).toEqual({ status: 400, code: 'IDEMPOTENCY_KEY_MISSING' });
  });

  it('belongs to its two sides, and a single booking is none', async () => {
    const omar = await market.professional('Omar');
    const path = await hold(omar);
    const stranger = await market.harness.as(newUserId());
    const dates = `${path}/series-dates?rhythm=weekly&times=2`;
    const notFound = { status: 404, code: 'BOOKING_NOT_FOUND' };
    expect(codeOf(await stranger.get(dates))).toEqual(notFound);
    expect(codeOf(await omar.client.get(dates))).toEqual({
      status: 409,
      code: 'BOOKING_ILLEGAL_TRANSITION',
    });
    expect(codeOf(await stranger.post(`${path}/place-series`, weekly))).toEqual(notFound);
    expect(codeOf(await stranger.post(`${path}/cancel-following`, {}))).toEqual(notFound);
    done(await salma.client.post(`${path}/place`, place));
    expect((await view(salma, path)).series).toBeNull();
    expect(codeOf(await salma.client.post(`${path}/cancel-following`, {}))).toEqual({
      status: 409,
      code: 'BOOKING_NOT_IN_SERIES',
    });
    expect(codeOf(await salma.client.get(dates))).toEqual({
      status: 409,
      code: 'BOOKING_ILLEGAL_TRANSITION',
    });
    for (const starts of [[], Array.from({ length: 12 }, () => second), ['yesterday']]) {
      const answer = await salma.client.post(`${path}/place-series`, { ...weekly, starts });
      expect(answer.status).toBe(400);
    }
  });
});
