import { OfferingReceipt } from '@osta/contracts/offering/api';
import { problemOf } from '@osta/platform/testing/problem-of';
import {
  newUserId,
  startHarness,
  type ServiceHarness,
} from '@osta/platform/testing/service-harness';
import type { TestAnswer, TestClient } from '@osta/platform/testing/test-client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { professionalManifest } from '../src/manifest.ts';
import { acRepair, sundayMornings } from '../src/testing/ac-repair.ts';

const services = '/api/professional/services';
const today = '2026-03-05';

let harness: ServiceHarness;
let omar: TestClient;
let stranger: TestClient;
/** Omar’s service, at its second version. */
let path: string;
let before: readonly unknown[];

beforeAll(async () => {
  harness = await startHarness(professionalManifest);
  harness.clock.set(`${today}T10:00:00.000Z`);
  omar = await harness.as(newUserId(), { kind: 'professional' });
  stranger = await harness.as(newUserId(), { kind: 'professional' });
  const drafted = OfferingReceipt.parse((await omar.post(services, acRepair)).body);
  path = `${services}/${drafted.id}`;
  await omar.put(`${path}/availability`, sundayMornings, atVersion(1));
  before = await allEvents();
});

afterAll(() => harness.stop());

function allEvents(): Promise<readonly unknown[]> {
  return harness.query('select id from professional.event order by position');
}

function atVersion(version: number): Record<string, string> {
  return { 'if-match': `"v${version}"` };
}

const offer = (change: object): Promise<TestAnswer> =>
  omar.put(path, { ...acRepair, ...change }, atVersion(2));
const hours = (change: object): Promise<TestAnswer> =>
  omar.put(`${path}/availability`, { ...sundayMornings, ...change }, atVersion(2));
const onSunday = (...ranges: readonly object[]): Promise<TestAnswer> =>
  hours({ week: { ...sundayMornings.week, sunday: ranges } });
const onDays = (...exceptions: readonly object[]): Promise<TestAnswer> => hours({ exceptions });

const morning = { from: 540, to: 780 };
const ofOneDay = (minute: number): object => ({ from: minute, to: minute + 10 });
const [march, april] = [
  { kind: 'other', firstDay: '2026-03-01', lastDay: '2026-03-31', week: sundayMornings.week },
  { kind: 'other', firstDay: '2026-03-31', lastDay: '2026-04-30', week: sundayMornings.week },
];

type Invalid = readonly [name: string, ask: () => Promise<TestAnswer>, field: string];
type Refused = readonly [name: string, ask: () => Promise<TestAnswer>, answer: string];

/** What no service can be: 400, at one member of the request. */
const invalid: readonly Invalid[] = [
  // Hours
  ['two ranges that overlap', () => onSunday(morning, { from: 720, to: 900 }), 'body.week.sunday'],
  ['ranges out of order', () => onSunday({ from: 960, to: 1080 }, morning), 'body.week.sunday'],
  [
    'a range that ends before it starts',
    () => onSunday({ from: 780, to: 540 }),
    'body.week.sunday.0.to',
  ],
  [
    'a range that ends when it starts',
    () => onSunday({ from: 540, to: 540 }),
    'body.week.sunday.0.to',
  ],
  [
    'a range over midnight',
    () => onSunday(morning, { from: 1320, to: 120 }),
    'body.week.sunday.1.to',
  ],
  [
    'a range that goes on after midnight',
    () => onSunday({ from: 1320, to: 1560 }),
    'body.week.sunday.0.to',
  ],
  [
    'a range that starts on the day before',
    () => onSunday({ from: -60, to: 60 }),
    'body.week.sunday.0.from',
  ],
  ['a range of half minutes', () => onSunday({ from: 540.5, to: 780 }), 'body.week.sunday.0.from'],
  [
    'seven ranges in a day',
    () => onSunday(...[0, 60, 120, 180, 240, 300, 360].map(ofOneDay)),
    'body.week.sunday',
  ],
  [
    'a break that ends before it starts',
    () => hours({ fridayBreak: { from: 870, to: 720 } }),
    'body.fridayBreak.to',
  ],
  ['a zone that is nowhere', () => hours({ zone: 'Africa/Nowhere' }), 'body.zone'],
  [
    'a day that does not exist',
    () => onDays({ day: '2026-02-30', hours: [] }),
    'body.exceptions.0.day',
  ],
  [
    'a day that is there twice',
    () => onDays({ day: '2026-03-10', hours: [] }, { day: '2026-03-10', hours: [morning] }),
    'body.exceptions',
  ],
  [
    'a single day whose ranges overlap',
    () =>
      onDays(
        { day: '2026-03-10', hours: [] },
        { day: '2026-03-11', hours: [morning, { from: 720, to: 900 }] },
      ),
    'body.exceptions.1.hours',
  ],
  [
    'a leave upside down',
    () => hours({ leaves: [{ firstDay: '2026-03-11', lastDay: '2026-03-10' }] }),
    'body.leaves.0.lastDay',
  ],
  [
    'a season upside down',
    () => hours({ seasons: [{ ...march, firstDay: '2026-04-01' }] }),
    'body.seasons.0.lastDay',
  ],
  ['two seasons with a day in common', () => hours({ seasons: [march, april] }), 'body.seasons'],

  // Time
  ['work of no time', () => offer({ durationMinutes: 9 }), 'body.durationMinutes'],
  ['work of more than half a day', () => offer({ durationMinutes: 721 }), 'body.durationMinutes'],
  ['a negative time before', () => offer({ bufferBeforeMinutes: -1 }), 'body.bufferBeforeMinutes'],
  ['five hours before', () => offer({ bufferBeforeMinutes: 241 }), 'body.bufferBeforeMinutes'],
  ['five hours after', () => offer({ bufferAfterMinutes: 241 }), 'body.bufferAfterMinutes'],
  [
    'starts that differ from day to day',
    () => offer({ slotIntervalMinutes: 25 }),
    'body.slotIntervalMinutes',
  ],
  ['a notice of three weeks', () => offer({ noticeMinutes: 20_161 }), 'body.noticeMinutes'],
  ['a horizon of no days', () => offer({ horizonDays: 0 }), 'body.horizonDays'],
  ['a horizon of a year', () => offer({ horizonDays: 181 }), 'body.horizonDays'],
  ['no booking a day', () => offer({ dailyCap: 0 }), 'body.dailyCap'],
  ['51 bookings a day', () => offer({ dailyCap: 51 }), 'body.dailyCap'],

  // Price
  ['a price of nothing', () => offer({ price: { kind: 'fixed', amount: 0 } }), 'body.price.amount'],
  [
    'an hour of more than a million dinars',
    () => offer({ price: { kind: 'hourly', amount: 1_000_000_001 } }),
    'body.price.amount',
  ],
  [
    'a price of more than a million dinars',
    () => offer({ price: { kind: 'from', amount: 1_000_000_001 } }),
    'body.price.amount',
  ],
  [
    'a part of a dirham',
    () => offer({ price: { kind: 'fixed', amount: 80_000.5 } }),
    'body.price.amount',
  ],
  [
    'a visit that pays the customer',
    () => offer({ price: { kind: 'visit-first', fee: -1 } }),
    'body.price.fee',
  ],
  ['a price of no kind', () => offer({ price: { kind: 'gift' } }), 'body.price.kind'],

  // Words
  ['no name', () => offer({ name: { ar: ' ', en: '' } }), 'body.name.ar'],
  ['a long name', () => offer({ name: { ar: '', en: 'a'.repeat(81) } }), 'body.name.en'],
  [
    'a long description',
    () => offer({ description: { ar: 'ا'.repeat(1001), en: '' } }),
    'body.description.ar',
  ],
  ['a service that is none', () => offer({ serviceId: 'hvac' }), 'body.serviceId'],
];

const refused: readonly Refused[] = [
  ['an unknown service', () => offer({ serviceId: 'hvac.magic' }), '422 SERVICE_UNKNOWN'],
  [
    'a single day that is over',
    () => onDays({ day: today, hours: [] }, { day: '2026-03-04', hours: [morning] }),
    '422 EXCEPTION_IN_THE_PAST',
  ],
  [
    'a change without a version',
    () => omar.put(path, { ...acRepair, durationMinutes: 90 }),
    '428 PRECONDITION_REQUIRED',
  ],
  [
    'a change of a version that is no longer the newest',
    () => omar.put(path, { ...acRepair, durationMinutes: 90 }, atVersion(1)),
    '412 PRECONDITION_FAILED',
  ],
  [
    'hours of a version that is no longer the newest',
    () => omar.put(`${path}/availability`, { ...sundayMornings, zone: 'UTC' }, atVersion(1)),
    '412 PRECONDITION_FAILED',
  ],
  [
    'a service of somebody else',
    () => stranger.put(path, { ...acRepair, durationMinutes: 90 }, atVersion(2)),
    '404 OFFERING_NOT_FOUND',
  ],
  [
    'hours of somebody else',
    () => stranger.put(`${path}/availability`, { ...sundayMornings, zone: 'UTC' }, atVersion(2)),
    '404 OFFERING_NOT_FOUND',
  ],
  [
    'a service that nobody has',
    () => omar.put(`${services}/${newUserId()}`, acRepair, atVersion(2)),
    '404 OFFERING_NOT_FOUND',
  ],
];

it.each(invalid.map(([name, ask, field]) => ({ name, ask, field })))(
  'refuses $name at $field',
  async ({ ask, field }) => {
    expect(await ask()).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field }] },
    });
    expect(await allEvents()).toEqual(before);
  },
);

it.each(refused.map(([name, ask, answer]) => ({ name, ask, answer })))(
  'refuses $name with $answer',
  async ({ ask, answer }) => {
    expect(problemOf(await ask())).toBe(answer);
    expect(await allEvents()).toEqual(before);
  },
);

it('keeps a single day that has passed since it was added', async () => {
  const exceptions = [{ day: today, hours: [morning] }];
  const put = (version: number, change: object): Promise<TestAnswer> =>
    omar.put(
      `${path}/availability`,
      { ...sundayMornings, exceptions, ...change },
      atVersion(version),
    );
  expect((await put(2, {})).status).toBe(200);
  harness.clock.set('2026-03-06T10:00:00.000Z');
  expect((await put(3, { fridayBreak: { from: 720, to: 870 } })).status).toBe(200);
});
