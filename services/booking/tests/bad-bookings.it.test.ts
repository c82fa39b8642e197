import { newUserId } from '@osta/platform/testing/service-harness';
import type { TestAnswer } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { done, openMarket, slotsPath, type Known, type Market } from './market.ts';

const noon = '2026-03-02T10:00:00.000Z';
/** Moments whose neighbours have no date of four digits, which PostgreSQL or JavaScript could not write. */
const [firstMoment, lastMoment] = ['0000-01-01T00:00:00.000Z', '9999-12-31T23:30:00.000Z'];

/** The key of the hold of March 3. */
const known = { 'idempotency-key': '01980000-0000-7000-8000-00000000f00d' };

let market: Market;
let salma: Known;
let omar: Known;
let stranger: Known;
let offeringId: string;
/** Salma's booking with Omar at noon, and the one that she holds. */
let path: string;
let held: string;
let before: readonly unknown[];

beforeAll(async () => {
  market = await openMarket();
  [salma, omar, stranger] = await Promise.all([
    market.customer('Salma'),
    market.professional('Omar'),
    market.customer('Ali'),
  ]);
  offeringId = await market.offer(omar);
  path = `/api/bookings/${done(await hold(noon)).bookingId}`;
  done(await salma.client.post(`${path}/place`, { placeId: 'm-tajura' }));
  held = `/api/bookings/${done(await hold('2026-03-03T10:00:00.000Z', {}, known)).bookingId}`;
  before = await allEvents();
});

afterAll(() => market.stop());

function allEvents(): Promise<readonly unknown[]> {
  return market.harness.query('select id from booking.event order by position');
}

const hold = (startsAt: string, more: object = {}, headers: Record<string, string> = {}) =>
  salma.client.post('/api/bookings/holds', { offeringId, startsAt, ...more }, headers);
const moveTo = (newStartsAt: string) => salma.client.post(`${path}/propose-time`, { newStartsAt });
const slots = (from: string, to: string, of = offeringId) =>
  market.harness.guest.get(slotsPath(of, from, to));
const calendar = (from: string, until: string) =>
  omar.client.get(`/api/bookings/calendar?from=${from}&until=${until}`);
const wait = (firstDay: string, lastDay: string) =>
  stranger.client.post('/api/bookings/waits', { offeringId, firstDay, lastDay });

type Row = readonly [
  name: string,
  ask: () => Promise<TestAnswer>,
  status: number,
  code: string,
  // The member of the request that is complained about
  field?: string,
];

const rows: readonly Row[] = [
  ['a hold in the past', () => hold('2026-02-20T10:00:00.000Z'), 422, 'SLOT_NOT_OFFERED'],
  ['a hold beyond the horizon', () => hold('2026-05-01T10:00:00.000Z'), 422, 'SLOT_NOT_OFFERED'],
  ['a hold at night', () => hold('2026-03-02T01:00:00.000Z'), 422, 'SLOT_NOT_OFFERED'],
  ['a hold between two slots', () => hold('2026-03-04T10:05:00.000Z'), 422, 'SLOT_NOT_OFFERED'],
  ['a hold of a taken time', () => hold(noon), 409, 'SLOT_TAKEN'],
  ['a hold in another age', () => hold(lastMoment), 400, 'VALIDATION_FAILED', 'body.startsAt'],
  ['a hold before all ages', () => hold(firstMoment), 400, 'VALIDATION_FAILED', 'body.startsAt'],
  [
    'a hold in local time',
    () => hold('2026-03-02T10:00:00.000+02:00'),
    400,
    'VALIDATION_FAILED',
    'body.startsAt',
  ],
  [
    'a hold of an unknown service',
    () => hold(noon, { offeringId: newUserId() }),
    404,
    'SERVICE_NOT_BOOKABLE',
  ],
  [
    'a hold with the key of another one',
    () => hold('2026-03-04T10:00:00.000Z', {}, known),
    422,
    'IDEMPOTENCY_KEY_REUSED',
  ],
  [
    'a hold at an unknown store',
    () => hold('2026-03-04T10:00:00.000Z', { storeId: newUserId() }),
    404,
    'STORE_NOT_BOOKABLE',
  ],
  [
    'a hold of the own service',
    () => omar.client.post('/api/bookings/holds', { offeringId, startsAt: noon }),
    404,
    'SERVICE_NOT_BOOKABLE',
  ],
  [
    'slots until the last day',
    () => slots('2026-03-02', '9999-12-31'),
    400,
    'VALIDATION_FAILED',
    'query.to',
  ],
  [
    'slots of the first day',
    () => slots('0000-01-01', '2026-03-02'),
    400,
    'VALIDATION_FAILED',
    'query.from',
  ],
  [
    'slots of 43 days',
    () => slots('2026-03-02', '2026-04-13'),
    400,
    'VALIDATION_FAILED',
    'query.to',
  ],
  [
    'slots that end before they begin',
    () => slots('2026-03-02', '2026-03-01'),
    400,
    'VALIDATION_FAILED',
    'query.to',
  ],
  [
    'slots of a day that is none',
    () => slots('2026-02-30', '2026-03-01'),
    400,
    'VALIDATION_FAILED',
    'query.from',
  ],
  [
    'slots of a day in other digits',
    () => slots('2026-3-2', '2026-03-02'),
    400,
    'VALIDATION_FAILED',
    'query.from',
  ],
  [
    'slots until a day that is none',
    () => slots('2026-03-02', '2026-02-30'),
    400,
    'VALIDATION_FAILED',
    'query.to',
  ],
  [
    'slots of an unknown service',
    () => slots('2026-03-02', '2026-03-02', newUserId()),
    404,
    'SERVICE_NOT_BOOKABLE',
  ],
  [
    'slots of a service without an id',
    () => slots('2026-03-02', '2026-03-02', 'plumbing.leak'),
    400,
    'VALIDATION_FAILED',
    'path.offeringId',
  ],
  [
    'a calendar that ends before it begins',
    () => calendar(noon, '2026-03-01T10:00:00.000Z'),
    400,
    'VALIDATION_FAILED',
    'query.until',
  ],
  [
    'a calendar of another age',
    () => calendar(noon, lastMoment),
    400,
    'VALIDATION_FAILED',
    'query.until',
  ],
  [
    'a wait in another age',
    () => wait('2026-03-04', '9999-12-31'),
    400,
    'VALIDATION_FAILED',
    'body.lastDay',
  ],
  ['a wait upside down', () => wait('2026-03-05', '2026-03-04'), 422, 'WAIT_DAYS_INVALID'],
  [
    'a place that nobody knows',
    () => salma.client.post(`${held}/place`, { placeId: 'atlantis' }),
    400,
    'VALIDATION_FAILED',
    'body.placeId',
  ],
  [
    'a series in another age',
    () =>
      salma.client.post(`${held}/place-series`, {
        placeId: 'm-tajura',
        rhythm: 'weekly',
        starts: [lastMoment],
      }),
    400,
    'VALIDATION_FAILED',
    'body.starts.0',
  ],
  ['a move into the past', () => moveTo('2026-02-20T10:00:00.000Z'), 422, 'NEW_TIME_INVALID'],
  ['a move to where it is', () => moveTo(noon), 422, 'NEW_TIME_INVALID'],
  ['a move by a year', () => moveTo('2027-03-02T10:00:00.000Z'), 422, 'NEW_TIME_INVALID'],
  ['a move onto another one', () => moveTo('2026-03-03T10:30:00.000Z'), 409, 'SLOT_TAKEN'],
  [
    'a move into another age',
    () => moveTo(lastMoment),
    400,
    'VALIDATION_FAILED',
    'body.newStartsAt',
  ],
  [
    'a move before all ages',
    () => moveTo(firstMoment),
    400,
    'VALIDATION_FAILED',
    'body.newStartsAt',
  ],
  [
    'an amendment by its customer',
    () => salma.client.post(`${path}/amend`, { newStartsAt: lastMoment, reason: 'So' }),
    403,
    'FORBIDDEN',
  ],
  [
    'an answer to a time that nobody proposed',
    () => omar.client.post(`${path}/accept-time`, { startsAt: noon }),
    409,
    'BOOKING_ILLEGAL_TRANSITION',
  ],
  [
    'the end of work that has not begun',
    () => omar.client.post(`${path}/finish`, { finalPrice: 60_000 }),
    409,
    'BOOKING_ILLEGAL_TRANSITION',
  ],
  [
    'a no-show of tomorrow',
    () => salma.client.post(`${path}/report-no-show`, { reason: 'Nobody' }),
    409,
    'TOO_EARLY',
  ],
  [
    'a no-show without a reason',
    () => salma.client.post(`${path}/report-no-show`, { reason: ' ' }),
    400,
    'VALIDATION_FAILED',
    'body.reason',
  ],
  [
    'extra work that pays the customer',
    () => omar.client.post(`${path}/extras`, { title: 'A valve', amount: -1 }),
    400,
    'VALIDATION_FAILED',
    'body.amount',
  ],
  [
    'a booking of somebody else',
    () => stranger.client.post(`${path}/cancel`, { reason: '' }),
    404,
    'BOOKING_NOT_FOUND',
  ],
  [
    'a booking that nobody has',
    () => salma.client.post(`/api/bookings/${newUserId()}/cancel`, { reason: '' }),
    404,
    'BOOKING_NOT_FOUND',
  ],
];

it.each(rows.map(([name, ask, status, code, field]) => ({ name, ask, status, code, field })))(
  'refuses $name with $status $code',
  async ({ ask, status, code, field }) => {
    const answer = await ask();
    expect(answer).toMatchObject({
      status,
      body: { code, ...(field !== undefined && { fields: [{ field }] }) },
    });
  },
);

it('has changed nothing', async () => {
  expect(await allEvents()).toEqual(before);
});
