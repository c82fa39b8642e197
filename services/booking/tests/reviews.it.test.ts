import { ReportedReviewPage, ReviewPage } from '@osta/contracts/booking/review-api';
import { Instant, later } from '@osta/contracts/instant';
import { middleOf } from '@osta/contracts/middle-of';
import { travelMinutes } from '@osta/contracts/travel-minutes';
import { PlaceId } from '@osta/reference/place-id';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { done, openMarket, patiently, view, type Known, type Market } from './market.ts';

let market: Market;
let salma: Known;

beforeAll(async () => {
  market = await openMarket();
  salma = await market.customer('Salma Al-Fitouri');
});

afterAll(() => market.stop());

/** Books, works and completes; returns the path of the booking. */
async function completed(customer: Known, professional: Known, startsAt?: string): Promise<string> {
  const { path } = await market.book(customer, professional, startsAt);
  done(await customer.client.post(`${path}/start`, {}));
  done(await professional.client.post(`${path}/finish`, { finalPrice: 85_000 }));
  done(await customer.client.post(`${path}/complete`));
  return path;
}

async function reviewsOf(professional: Known, query = ''): Promise<ReviewPage> {
  const path = `/api/reviews?professionalId=${professional.id}${query}`;
  return ReviewPage.parse((await market.harness.guest.get(path)).body);
}

/** Returns the queue as far as it is about this professional. */
async function queueOf(professional: Known): Promise<ReportedReviewPage['items']> {
  const admin = await market.admin();
  const { body } = await admin.get('/api/reviews/reported?limit=50');
  return ReportedReviewPage.parse(body).items.filter(
    ({ professional: { id } }) => id === professional.id,
  );
}

async function reviewed(professional: Known, startsAt?: string): Promise<string> {
  const path = await completed(salma, professional, startsAt);
  done(await salma.client.post(`${path}/review`, { stars: 1, text: 'سيئ' }));
  done(await professional.client.post(`${path}/review`, { stars: 5 }));
  return path;
}

describe('reviews', () => {
  it('are read by everybody once both sides have written, with one reply', async () => {
    const omar = await market.professional('Omar');
    const path = await completed(salma, omar);
    const words = { stars: 4, text: 'شغل نظيف' };
    done(await salma.client.post(`${path}/review`, words));
    expect((await view(omar, path)).reviews).toMatchObject({ publishedAt: null, customer: null });
    expect(await reviewsOf(omar)).toEqual({ items: [], nextCursor: null });

    done(await omar.client.post(`${path}/review`, { stars: 5 }));
    expect((await view(omar, path)).reviews).toMatchObject({ customer: words });
    done(await omar.client.post(`${path}/reply-to-review`, { text: 'شكرًا' }));
    expect(await omar.client.post(`${path}/reply-to-review`, { text: 'شكرًا' })).toMatchObject({
      status: 409,
    });
    expect((await reviewsOf(omar)).items).toMatchObject([
      { ...words, author: 'Salma', reply: { text: 'شكرًا' } },
    ]);
  });

  it('are published by time, listed page by page, and hidden by an admin with a reason', async () => {
    const omar = await market.professional('Omar');
    const paths: string[] = [];
    for (const day of ['03', '04', '05']) {
      const path = await completed(salma, omar, `2026-03-${day}T08:00:00.000Z`);
      done(await salma.client.post(`${path}/review`, { stars: 1, text: day }));
      paths.push(path);
    }
    market.harness.clock.set('2026-03-08T07:30:00.000Z');
    await market.harness.fireTimers();
    market.harness.clock.set('2026-03-01T07:30:00.000Z');

    const first = await reviewsOf(omar, '&limit=2');
    const second = await reviewsOf(omar, `&limit=2&cursor=${first.nextCursor}`);
    expect(second.nextCursor).toBeNull();
    const texts = [...first.items, ...second.items].map(({ text }) => text);
    expect(texts.toSorted()).toEqual(['03', '04', '05']);

    const [path = ''] = paths;
    const admin = await market.admin();
    const hide = { author: 'customer', reason: 'شتائم' };
    expect((await salma.client.post(`${path}/hide-review`, hide)).status).toBe(403);
    const unwritten = { ...hide, author: 'professional' };
    expect(await admin.post(`${path}/hide-review`, unwritten)).toMatchObject({
      status: 404,
      body: { code: 'REVIEW_NOT_FOUND' },
    });
    done(await admin.post(`${path}/hide-review`, hide));
    expect((await reviewsOf(omar)).items).toHaveLength(2);
    expect((await view(omar, path)).reviews?.customer).toBeNull();
    expect((await view(salma, path)).reviews?.customer?.hiddenReason).toBe('شتائم');
  });

  it('keep their stars when their author is gone, and lose their words and the name', async () => {
    const [nadia, omar] = [await market.customer('Nadia'), await market.professional('Omar')];
    const path = await completed(nadia, omar);
    done(await nadia.client.post(`${path}/review`, { stars: 2, text: 'تأخر كثيرًا' }));
    done(await omar.client.post(`${path}/review`, { stars: 5, text: '' }));
    await market.harness.publish(nadia.id, { type: 'osta.account.account-erased', data: {} });
    await vi.waitFor(async () => {
      expect((await reviewsOf(omar)).items).toMatchObject([{ author: '', stars: 2, text: '--' }]);
    }, patiently);
  });

  it('are made of a review about oneself, which nobody else reads', async () => {
    const [nadia, omar] = [await market.customer('Nadia'), await market.professional('Omar')];
    const path = await reviewed(omar);
    const aboutSalma = { author: 'professional', cause: 'untrue' };
    const report = `${path}/report-review`;
    expect((await nadia.client.post(report, aboutSalma)).status).toBe(404);
    done(await salma.client.post(report, aboutSalma));
    expect(await queueOf(omar)).toMatchObject([
      { author: 'professional', stars: 5, reports: [{ by: { id: salma.id }, cause: 'untrue' }] },
    ]);
    done(await (await market.admin()).post(`${path}/keep-review`, { author: 'professional' }));
    expect(await queueOf(omar)).toEqual([]);
  });

  it('refuse what nobody can mean, and change nothing', async () => {
    const omar = await market.professional('Omar');
    const path = await completed(salma, omar);
    for (const body of [{ stars: 0 }, { stars: 6 }, { stars: 4.5 }, { text: 'ok' }]) {
      expect((await salma.client.post(`${path}/review`, body)).status).toBe(400);
    }
    const list = `/api/reviews?professionalId=${omar.id}`;
    expect((await market.harness.guest.get(`${list}&cursor=none`)).status).toBe(400);
    expect((await market.harness.guest.get('/api/reviews')).status).toBe(400);
    expect((await view(salma, path)).reviews?.customer).toBeNull();
  });
});

describe('reports of a review', () => {
  const ofCustomer = { author: 'customer' };
  const other = { ...ofCustomer, cause: 'other', words: 'هذه ليست شقتي' };

  it('wait for an admin, newest first, until the review is kept or hidden', async () => {
    const [nadia, omar] = [await market.customer('Nadia'), await market.professional('Omar')];
    const admin = await market.admin();
    const older = await reviewed(omar, '2026-03-03T08:00:00.000Z');
    const newer = await reviewed(omar, '2026-03-04T08:00:00.000Z');
    done(await nadia.client.post(`${older}/report-review`, { ...ofCustomer, cause: 'insult' }));
    market.harness.clock.advance(1000);
    done(await omar.client.post(`${newer}/report-review`, { ...ofCustomer, cause: 'untrue' }));
    done(await nadia.client.post(`${newer}/report-review`, other));

    const [first, second, ...more] = await queueOf(omar);
    expect(more).toEqual([]);
    expect([first, second].map((item) => `/api/bookings/${item?.bookingId}`)).toEqual([
      newer,
      older,
    ]);
    expect(first).toMatchObject({
      customer: { id: salma.id },
      text: 'سيئ',
      reports: [
        { by: { fullName: 'Omar' }, cause: 'untrue', words: '' },
        { by: { fullName: 'Nadia' }, cause: other.cause, words: other.words },
      ],
    });
    const { body: firstPage } = await admin.get('/api/reviews/reported?limit=1');
    const { nextCursor } = ReportedReviewPage.parse(firstPage);
    const next = await admin.get(`/api/reviews/reported?limit=1&cursor=${nextCursor}`);
    expect(ReportedReviewPage.parse(next.body).items).toMatchObject([
      { bookingId: second?.bookingId },
    ]);

    done(await admin.post(`${older}/keep-review`, ofCustomer));
    done(await admin.post(`${newer}/hide-review`, { author: 'customer', reason: 'غير صحيح' }));
    expect(await queueOf(omar)).toEqual([]);
    expect((await reviewsOf(omar)).items).toHaveLength(1);
    expect(await admin.post(`${older}/keep-review`, ofCustomer)).toMatchObject({
      status: 409,
      body: { code: 'REVIEW_NOT_REPORTED' },
    });
  });

  it('are made of a review about oneself, which nobody else reads', async () => {
    const [nadia, omar] = [await market.customer('Nadia'), await market.professional('Omar')];
    const path = await reviewed(omar);
    const aboutSalma = { author: 'professional', cause: 'untrue' };
    const report = `${path}/report-review`;
    expect((await nadia.client.post(report, aboutSalma)).status).toBe(404);
    done(await salma.client.post(report, aboutSalma));
    expect(await queueOf(omar)).toMatchObject([
      { author: 'professional', stars: 5, reports: [{ by: { id: salma.id }, cause: 'untrue' }] },
    ]);
    done(await (await market.admin()).post(`${path}/keep-review`, { author: 'professional' }));
    expect(await queueOf(omar)).toEqual([]);
  });

  it('refuse what nobody can report, and change nothing', async () => {
    const [nadia, omar] = [await market.customer('Nadia'), await market.professional('Omar')];
    const sealed = await completed(salma, omar);
    const report = `${sealed}/report-review`;
    expect(await nadia.client.post(report, other)).toMatchObject({
      status: 404,
      body: { code: 'REVIEW_NOT_FOUND' },
    });
    done(await salma.client.post(`${sealed}/review`, { stars: 1, text: 'سيئ' }));
    done(await omar.client.post(`${sealed}/review`, { stars: 5 }));
    const wrong = [{}, { cause: 'boring' }, { cause: 'other' }, { cause: 'other', words: ' ' }];
    for (const body of wrong) {
      expect((await nadia.client.post(report, { ...ofCustomer, ...body })).status).toBe(400);
    }
    expect((await salma.client.post(report, other)).body).toMatchObject({ code: 'REVIEW_IS_OWN' });
    expect((await market.harness.guest.post(report, other)).status).toBe(401);
    expect(await queueOf(omar)).toEqual([]);
    done(await nadia.client.post(report, other));
    expect((await nadia.client.post(report, other)).body).toMatchObject({
      code: 'REVIEW_ALREADY_REPORTED',
    });
    expect((await nadia.client.post(`${sealed}/keep-review`, ofCustomer)).status).toBe(403);
    expect((await nadia.client.get('/api/reviews/reported')).status).toBe(403);
  });

  it('are among the data of whoever made them, and forgotten with them', async () => {
    const [nadia, omar] = [await market.customer('Nadia'), await market.professional('Omar')];
    const path = await reviewed(omar);
    done(await nadia.client.post(`${path}/report-review`, other));
    const { body } = await nadia.client.get('/api/bookings/my-data');
    expect(body).toMatchObject({
      bookings: [],
      history: [{ data: { cause: other.cause, words: other.words } }],
    });
    await market.harness.publish(nadia.id, { type: 'osta.account.account-erased', data: {} });
    await vi.waitFor(async () => {
      expect(await queueOf(omar)).toMatchObject([
        { reports: [{ by: { fullName: '' }, cause: 'other', words: '--' }] },
      ]);
    }, patiently);
  });
});

describe('reminders', () => {
  it('come a day and two hours before the start, follow a new time, and end with the booking', async () => {
    const omar = await market.professional('Omar');
    const moved = await market.book(salma, omar, '2026-03-03T08:00:00.000Z');
    const off = await market.book(salma, omar, '2026-03-03T14:00:00.000Z');
    const nextDay = '2026-03-04T08:00:00.000Z';
    done(await salma.client.post(`${moved.path}/propose-time`, { newStartsAt: nextDay }));
    done(await omar.client.post(`${moved.path}/accept-time`, { startsAt: nextDay }));
    done(await salma.client.post(`${off.path}/cancel`, { reason: '' }));

    const fireAt = async (now: string): Promise<readonly unknown[]> => {
      market.harness.clock.set(now);
      await market.harness.fireTimers();
      const events = await market.harness.events();
      return events
        .filter(({ subject }) => subject === moved.bookingId || subject === off.bookingId)
        .filter(({ type }) => type === 'osta.booking.booking-reminder-due')
        .map(({ subject, data }) => [subject, data['hoursBefore'], data['isInTime']]);
    };
    expect(await fireAt('2026-03-03T07:59:59.999Z')).toEqual([]);
    expect(await fireAt('2026-03-03T08:00:00.000Z')).toEqual([[moved.bookingId, 24, true]]);
    expect(await fireAt('2026-03-04T06:00:00.000Z')).toEqual([
      [moved.bookingId, 24, true],
      [moved.bookingId, 2, true],
    ]);
    market.harness.clock.set('2026-03-01T07:30:00.000Z');
  });

  it('tell the professional to leave from where they start, or from the job before on that day', async () => {
    const omar = await market.professional('Omar');
    const start = middleOf(PlaceId.parse('m-ain-zara'));
    await market.settle(omar, start);
    const first = await market.book(salma, omar, '2026-03-03T08:00:00.000Z');
    const second = await market.book(salma, omar, '2026-03-03T14:00:00.000Z');
    const third = await market.book(salma, omar, '2026-03-03T18:00:00.000Z');
    const departures = async (now: string): Promise<readonly unknown[]> => {
      market.harness.clock.set(now);
      await market.harness.fireTimers();
      return (await market.harness.events())
        .filter(({ type }) => type === 'osta.booking.departure-due')
        .filter(({ data }) => data['professionalId'] === omar.id)
        .map(({ subject, data }) => [subject, data['travelMinutes'], data['isInTime']]);
    };
    const minutes = travelMinutes(start, middleOf(PlaceId.parse('m-tajura')));
    expect(minutes).toBeGreaterThan(10);
    const leaveAt = later(Instant.parse('2026-03-03T08:00:00.000Z'), -minutes * 60_000);
    expect(await departures('2026-03-03T06:00:00.000Z')).toEqual([]);
    expect(await departures(later(leaveAt, -1))).toEqual([]);
    const toFirst = [first.bookingId, minutes, true];
    expect(await departures(leaveAt)).toEqual([toFirst]);
    // From one job to the next in the same place
    expect(await departures('2026-03-03T12:00:00.000Z')).toEqual([toFirst]);
    const toSecond = [second.bookingId, 10, true];
    expect(await departures('2026-03-03T13:50:00.000Z')).toEqual([toFirst, toSecond]);
    expect(await departures('2026-03-03T16:00:00.000Z')).toEqual([toFirst, toSecond]);
    done(await omar.client.post(`${third.path}/leave-for`));
    expect(await departures('2026-03-03T17:55:00.000Z')).toEqual([toFirst, toSecond]);
    market.harness.clock.set('2026-03-01T07:30:00.000Z');
  });
});
