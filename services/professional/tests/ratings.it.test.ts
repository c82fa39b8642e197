import { BookingId, UserId } from '@osta/contracts/ids';
import { later } from '@osta/contracts/instant';
import {
  type ProfessionalCard,
  ProfessionalPage,
  PublicProfessional,
} from '@osta/contracts/professional/api';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { professionalManifest } from '../src/manifest.ts';
import { namesOf, settle } from './market.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(professionalManifest);
});

afterAll(() => harness.stop());

/** How long a subscription may take on a busy machine. */
const patiently = { timeout: 30_000, interval: 50 };

/** Records an event about the reviews of a booking, as the booking service does. */
async function record(
  bookingId: string,
  professionalId: UserId,
  what: string,
  data: object,
): Promise<void> {
  const parties = {
    customerId: UserId.parse(newUserId()),
    professionalId,
    serviceId: 'plumbing.leak',
    requestId: null,
    startsAt: '2026-03-02T08:00:00.000Z',
  };
  await harness.publish(bookingId, { type: `osta.booking.${what}`, data: { ...parties, ...data } });
}

async function ratingOf(id: UserId): Promise<ProfessionalCard['rating']> {
  const { body } = await harness.guest.get(`/api/professionals/${id}`);
  return PublicProfessional.parse(body).rating;
}

it('shows what customers gave, on the profile and in lists, without what was hidden', async () => {
  const { id } = await settle(harness, { fullName: 'Omar' });
  const publishedAt = '2026-03-09T08:00:00.000Z';
  const bookings = [5, 4, 1].map((customerStars) => ({
    bookingId: BookingId.parse(newUserId()),
    customerStars,
  }));
  for (const { bookingId, customerStars } of bookings) {
    const stars = { publishedAt, customerStars, professionalStars: null };
    await record(bookingId, id, 'reviews-published', stars);
  }
  const rating = { average: 3.33, count: 3, ofStars: [1, 0, 0, 1, 1] };
  await vi.waitFor(async () => expect(await ratingOf(id)).toEqual(rating), patiently);
  const list = ProfessionalPage.parse((await harness.guest.get('/api/professionals')).body);
  expect(list.items.find((each) => each.id === id)?.rating).toEqual(rating);

  const worst = bookings[2]?.bookingId ?? '';
  await record(worst, id, 'review-hidden', { of: 'customer', reason: 'Insults' });
  await vi.waitFor(
    async () =>
      expect(await ratingOf(id)).toEqual({ average: 4.5, count: 2, ofStars: [0, 0, 0, 1, 1] }),
    patiently,
  );
});

/** Has customers give these stars, one booking each, and waits until they count. */
async function rated(id: UserId, stars: readonly number[]): Promise<void> {
  const publishedAt = '2026-03-09T08:00:00.000Z';
  for (const customerStars of stars) {
    const given = { publishedAt, customerStars, professionalStars: null };
    await record(BookingId.parse(newUserId()), id, 'reviews-published', given);
  }
  await vi.waitFor(async () => expect((await ratingOf(id))?.count).toBe(stars.length), patiently);
}

it('lists by rating, and leaves out who is rated lower than asked', async () => {
  const solar = { categoryIds: ['solar'] };
  const good = await settle(harness, { fullName: 'Good', ...solar });
  const best = await settle(harness, { fullName: 'Best', ...solar });
  const often = await settle(harness, { fullName: 'As good, more often', ...solar });
  const fair = await settle(harness, { fullName: 'Fair', ...solar });
  await settle(harness, { fullName: 'New', ...solar });
  await rated(good.id, [4, 5]);
  await rated(best.id, [5]);
  await rated(often.id, [4, 5, 4, 5]);
  await rated(fair.id, [4, 4, 4]);

  const trade = { categoryId: 'solar' };
  const inOrder = ['Best', 'As good, more often', 'Good', 'Fair'];
  // However the list is divided into pages, and wherever distances are from
  for (const limit of ['1', '3', '20']) {
    expect(await namesOf(harness, { ...trade, sort: 'rating', limit })).toEqual(inOrder);
  }
  const near = { ...trade, sort: 'rating', placeId: 'm-tajura' };
  expect(await namesOf(harness, near)).toEqual(inOrder);
  expect(await namesOf(harness, { ...near, minRating: '4.5' })).toEqual(inOrder.slice(0, 3));
  const names = await namesOf(harness, { ...trade, minRating: '4.5' });
  expect([...names].toSorted()).toEqual(inOrder.slice(0, 3).toSorted());

  // Nobody fits: the answer has the others, and says so
  const { body } = await harness.guest.get(
    '/api/professionals?categoryId=solar&minRating=4.5&isAvailable=true',
  );
  expect(ProfessionalPage.parse(body)).toMatchObject({ isWidened: true });
  expect(ProfessionalPage.parse(body).items).toHaveLength(5);
});

it('takes a filter and an average for equal where people read the same number', async () => {
  const { id } = await settle(harness, { fullName: 'On the edge', categoryIds: ['hvac'] });
  // 899 stars of 200 reviews are 4.495, which is read as 4.5
  await harness.query(
    `insert into professional.rating (professional_id, one, two, three, four, five)
     values ($1, 0, 0, 0, 101, 99)`,
    [id],
  );
  expect(await ratingOf(id)).toMatchObject({ average: 4.5, count: 200 });
  expect(await namesOf(harness, { categoryId: 'hvac', minRating: '4.5' })).toEqual(['On the edge']);
});

it.each(['minRating=0', 'minRating=6', 'minRating=good', 'sort=stars', 'language=xx'])(
  'refuses %s',
  async (query) => {
    const answer = await harness.guest.get(`/api/professionals?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
  },
);

it('shows how a professional answers, once there are three cases', async () => {
  const { id } = await settle(harness, { fullName: 'Hassan' });
  const answersOf = async (): Promise<unknown> => {
    const { body } = await harness.guest.get(`/api/professionals/${id}`);
    const { responseMinutes, conduct } = PublicProfessional.parse(body);
    return { responseMinutes, ...conduct };
  };
  expect(await answersOf()).toEqual({
    responseMinutes: null,
    acceptance: null,
    lateCancellation: null,
  });
  const asked = harness.clock.now();
  const [one = '', two = '', three = '', four = ''] = Array.from({ length: 4 }, newUserId);
  const endsAt = '2026-03-02T09:00:00.000Z';
  const price = { kind: 'fixed', amount: 80_000 };
  for (const booking of [one, two, three, four]) {
    await record(booking, id, 'booking-placed', {
      quoteId: null,
      offeringId: newUserId(),
      endsAt,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      price,
      freeCancellationHours: 24,
      placeId: 'm-tajura',
      addressNote: '',
      note: '',
      answerBy: later(asked, 86_400_000),
    });
  }
  harness.clock.set(later(asked, 30 * 60_000));
  const confirmed = { quoteId: null, endsAt, price, closesAt: endsAt };
  for (const booking of [one, two, three]) {
    await record(booking, id, 'booking-confirmed', confirmed);
  }
  await record(four, id, 'booking-declined', { reason: '' });
  await record(one, id, 'booking-cancelled', {
    quoteId: null,
    by: 'professional',
    authorId: id,
    isLate: true,
    freeCancellationHours: 24,
    reason: '',
  });
  const answers = { responseMinutes: 30, acceptance: 0.75, lateCancellation: 0.33 };
  await vi.waitFor(async () => expect(await answersOf()).toEqual(answers), patiently);

  // Lists say the first of them too, and what was done
  await record(two, id, 'booking-completed', {
    by: 'customer',
    finalPrice: 80_000,
    disputableUntil: endsAt,
  });
  await record(three, id, 'booking-auto-completed', { disputableUntil: endsAt });
  await vi.waitFor(async () => {
    const { body } = await harness.guest.get('/api/professionals?limit=50');
    const listed = ProfessionalPage.parse(body).items.find((each) => each.id === id);
    expect(listed).toMatchObject({ responseMinutes: 30, jobsDone: 2 });
  }, patiently);
});
