import { MyOffering, OfferingReceipt } from '@osta/contracts/offering/api';
import { Availability, type WallRange } from '@osta/contracts/offering/availability';
import { Day } from '@osta/contracts/offering/day';
import { openRanges } from '@osta/contracts/offering/open-ranges';
import { daysAfter, zonedClock } from '@osta/contracts/offering/zoned-clock';
import { ProfessionalPage } from '@osta/contracts/professional/api';
import { isOpenAt } from '@osta/platform/opening-hours/is-open-at.sql';
import { startHarness, type ServiceHarness } from '@osta/platform/testing/service-harness';
import type { TestClient } from '@osta/platform/testing/test-client';
import {
  array,
  constant,
  constantFrom,
  integer,
  option,
  record,
  sample,
  tuple,
  uniqueArray,
} from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { professionalManifest } from '../src/manifest.ts';
import { acRepair, sundayMornings } from '../src/testing/ac-repair.ts';
import { namesOf, settle } from './market.ts';

let harness: ServiceHarness;

beforeAll(async () => {
  harness = await startHarness(professionalManifest, { config: { isProduction: false } });
});

afterAll(() => harness.stop());

const services = '/api/professional/services';

/** Publishes a service of this professional with these parts. */
async function offering(
  client: TestClient,
  part: object,
  availability: Availability,
): Promise<void> {
  const { body } = await client.post(services, { ...acRepair, ...part });
  const { id } = OfferingReceipt.parse(body);
  const { version } = MyOffering.parse((await client.get(`${services}/${id}`)).body);
  const opened = await client.put(`${services}/${id}/availability`, availability, {
    'if-match': `"v${version}"`,
  });
  expect(opened.status).toBe(200);
  expect((await client.post(`${services}/${id}/publish`)).status).toBe(200);
}

const always = Availability.parse({
  ...sundayMornings,
  week: Object.fromEntries(
    Object.keys(sundayMornings.week).map((day) => [day, [{ from: 0, to: 1440 }]]),
  ),
});
const never = Availability.parse({
  ...always,
  leaves: [{ firstDay: '2000-01-01', lastDay: '2100-01-01' }],
});

describe('the filters of the list', () => {
  it('look at what is published, open and checked', async () => {
    const hvac = { categoryIds: ['hvac'] };
    const omar = await settle(harness, { fullName: 'Cheap, closed', ...hvac });
    await offering(omar.client, { price: { kind: 'fixed', amount: 40_000 } }, never);
    const sara = await settle(harness, { fullName: 'Dear, open', ...hvac });
    await offering(sara.client, { price: { kind: 'from', amount: 90_000 } }, always);
    const huda = await settle(harness, { fullName: 'By the hour, open', ...hvac });
    const hourly = { price: { kind: 'hourly', amount: 40_000 }, durationMinutes: 90 };
    await offering(huda.client, hourly, always);
    const ali = await settle(harness, { fullName: 'After a visit, open', ...hvac });
    await offering(ali.client, { price: { kind: 'visit-first', fee: 5000 } }, always);
    await settle(harness, { fullName: 'Without a service', ...hvac });

    const trade = { categoryId: 'hvac', limit: '2' };
    expect(await namesOf(harness, { ...trade, sort: 'price' })).toEqual([
      'Cheap, closed',
      'By the hour, open',
      'Dear, open',
    ]);
    expect(await namesOf(harness, { ...trade, sort: 'price', isOpen: 'true' })).toEqual([
      'By the hour, open',
      'Dear, open',
    ]);
    expect([...(await namesOf(harness, { ...trade, maxPrice: '60000' }))].toSorted()).toEqual([
      'By the hour, open',
      'Cheap, closed',
    ]);
    expect(
      [...(await namesOf(harness, { ...trade, isOpen: 'true', placeId: 'm-tajura' }))].toSorted(),
    ).toEqual(['After a visit, open', 'By the hour, open', 'Dear, open']);
    // Open and cheap have to be one service
    expect(await namesOf(harness, { ...trade, isOpen: 'true', maxPrice: '60000' })).toEqual([
      'By the hour, open',
    ]);
    // Of another service of the trade nobody says a price: the filter widens
    const { body } = await harness.guest.get(
      '/api/professionals?serviceId=hvac.clean&maxPrice=60000',
    );
    expect(ProfessionalPage.parse(body)).toMatchObject({ isWidened: true });
    expect(ProfessionalPage.parse(body).items).toHaveLength(5);
  });

  it('know who was checked, and when', async () => {
    const { id } = await settle(harness, { fullName: 'Checked', categoryIds: ['solar'] });
    await harness.query(
      `update professional.application set state = jsonb_set(state, '{documents,0,review}', '"refused"')
       where applicant_id <> $1`,
      [id],
    );
    const { body } = await harness.guest.get('/api/professionals?isChecked=true');
    const { items, isWidened } = ProfessionalPage.parse(body);

    expect(isWidened).toBe(false);
    expect(items.map(({ fullName }) => fullName)).toEqual(['Checked']);
    expect(items[0]?.checkedAt).not.toBeNull();
  });
});

const clockRange = tuple(integer({ min: 0, max: 1400 }), integer({ min: 10, max: 1440 }))
  .filter(([from, to]) => from < to)
  .map(([from, to]): WallRange => ({ from, to }));
const hours = array(clockRange, { maxLength: 1 });
const week = record({
  saturday: hours,
  sunday: hours,
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
});
const firstDay = Day.parse('2026-03-01');
const aDay = integer({ min: 0, max: 20 }).map((days) => daysAfter(firstDay, days));
const someDays = tuple(aDay, integer({ min: 0, max: 5 })).map(([first, days]) => ({
  firstDay: first,
  lastDay: daysAfter(first, days),
}));

describe('the statement that asks whether somebody is open', () => {
  it('says what the rules say, in every minute', async () => {
    const rules = record({
      zone: constantFrom('Africa/Tripoli', 'Asia/Kathmandu', 'America/Bogota', 'Etc/GMT+5'),
      week,
      fridayBreak: option(clockRange),
      exceptions: uniqueArray(record({ day: aDay, hours }), {
        selector: ({ day }) => day,
        maxLength: 3,
      }),
      leaves: array(someDays, { maxLength: 1 }),
      seasons: array(record({ kind: constant('ramadan'), week, dates: someDays }), {
        maxLength: 1,
      }).map((all) => all.map(({ dates, ...season }) => ({ ...season, ...dates }))),
    });
    const minute = integer({ min: 0, max: 21 * 1440 });
    const questions = sample(tuple(rules, array(minute, { minLength: 20, maxLength: 20 })), {
      numRuns: 200,
      seed: 7,
    });
    const all = questions.flatMap(([given, minutes]) => {
      const availability = Availability.parse(given);
      const ranges = openRanges(availability, daysAfter(firstDay, -1), daysAfter(firstDay, 23));
      const midnight = zonedClock(availability.zone).instantOf(firstDay, 0);
      // The edges of the ranges, too
      const edges = ranges.flatMap(({ startsAt, endsAt }) =>
        [startsAt, endsAt].flatMap((at) => [Date.parse(at) - 1000, Date.parse(at)]),
      );
      const asked = [...minutes.map((each) => midnight + each * 60_000), ...edges];
      // The first and the last day of the ranges have neighbours of which nothing is known here
      const instants = asked.filter((at) => midnight <= at && at < midnight + 22 * 86_400_000);
      return instants.map((each) => {
        const at = new Date(each).toISOString();
        const isOpen = ranges.some(({ startsAt, endsAt }) => startsAt <= at && at < endsAt);
        return { availability, at, isOpen };
      });
    });
    const rows = await harness.query<{ n: number; open: boolean }>(
      `select n::int, ${isOpenAt("each -> 'availability'", "(each ->> 'at')::timestamptz")} as open
       from jsonb_array_elements($1::jsonb) with ordinality as asked (each, n) order by n`,
      [JSON.stringify(all)],
    );

    expect(rows).toHaveLength(all.length);
    expect(all.filter(({ isOpen }, n) => rows[n]?.open !== isOpen)).toEqual([]);
  });
});
