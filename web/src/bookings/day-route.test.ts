import type { CalendarBooking } from '@osta/contracts/booking/api';
import { BookingStatus } from '@osta/contracts/booking/status';
import { Dirham } from '@osta/contracts/dirham';
import { BookingId, UserId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import { travelMinutes } from '@osta/contracts/travel-minutes';
import { ServiceId } from '@osta/reference/service-id';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { currentJob, dayRoute } from './day-route.ts';

const tajura = { latitude: 32.88, longitude: 13.35 };
/** About 15 km west of it. */
const souq = { latitude: 32.88, longitude: 13.19 };
const misrata = { latitude: 32.375, longitude: 15.09 };
const day = '2026-03-03';

const point = fc.record({
  latitude: fc.double({ min: 24, max: 33, noNaN: true }),
  longitude: fc.double({ min: 10, max: 24, noNaN: true }),
});

type Part = Partial<Pick<CalendarBooking, 'point' | 'status'>>;

/** A job between two times of the day, in Libyan hours. */
function job(from: string, until: string, part: Part = {}): CalendarBooking {
  return {
    id: BookingId.parse('01980000-0000-7000-8000-000000000001'),
    status: 'confirmed',
    requestId: null,
    serviceId: ServiceId.parse('plumbing.leak'),
    serviceName: 'Leak repair',
    placeName: 'Tajura',
    counterpart: { id: UserId.parse('01980000-0000-7000-8000-00000000000a'), fullName: 'Salma' },
    store: null,
    startsAt: at(from),
    endsAt: at(until),
    price: { kind: 'fixed', amount: Dirham.parse(85_000) },
    finalPrice: null,
    proposedBy: null,
    revision: 0,
    proposedStart: null,
    series: null,
    updatedAt: at('00:00'),
    point: tajura,
    ...part,
  };
}

function at(time: string): Instant {
  return Instant.parse(new Date(`${day}T${time}:00+02:00`).toISOString());
}

/** The start of the current job of a day whose jobs begin at 10:00, 11:00 and so on. */
function startOfCurrent(...statuses: readonly CalendarBooking['status'][]): Instant | null {
  const jobs = statuses.map((status, nth) => job(`${10 + nth}:00`, `${10 + nth}:30`, { status }));
  return currentJob(jobs, dayRoute(jobs, day))?.startsAt ?? null;
}

describe('the current job', () => {
  it('is the work that has begun, else the first that has not', () => {
    expect(startOfCurrent('completed', 'confirmed', 'confirmed')).toBe(at('11:00'));
    expect(startOfCurrent('confirmed', 'in_progress')).toBe(at('11:00'));
  });

  it('is work that was begun on another day, before the jobs of today', () => {
    const begun = job('23:00', '23:30', { status: 'in_progress' });
    expect(currentJob([begun], dayRoute([job('10:00', '11:00')], day))).toBe(begun);
  });

  it('is none where the day is done', () => {
    expect(startOfCurrent('completed', 'awaiting_confirmation')).toBeNull();
    expect(startOfCurrent()).toBeNull();
  });
});

describe('the travel time', () => {
  it('follows the road in town, and is faster beyond it', () => {
    // 14.9 km straight, 20.9 km of road: 30 minutes for 15 km, and 5 for the rest
    expect(travelMinutes(tajura, souq)).toBe(35);
    // 172 km straight, 241 km of road
    expect(travelMinutes(tajura, misrata)).toBe(200);
  });

  it('is ten minutes at least, in steps of five, and the same both ways', () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        const minutes = travelMinutes(one, other);
        expect(minutes).toBeGreaterThanOrEqual(10);
        expect(minutes % 5).toBe(0);
        expect(travelMinutes(other, one)).toBe(minutes);
      }),
    );
    expect(travelMinutes(tajura, tajura)).toBe(10);
  });

  it('does not shrink with the distance', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 3, noNaN: true }), (degrees) => {
        const [nearer, farther] = [degrees, degrees + 0.1].map((east) =>
          travelMinutes(tajura, { ...tajura, longitude: tajura.longitude + east }),
        );
        expect(nearer).toBeLessThanOrEqual(farther ?? 0);
      }),
    );
  });
});

describe('the route of a day', () => {
  it('has the agreed jobs of the Libyan day by their start, whatever their order', () => {
    const late = job('23:30', '23:45');
    const early = job('00:15', '01:00');
    const others = BookingStatus.options.map((status) => job('12:00', '13:00', { status }));
    const route = dayRoute([late, ...others, early], day);
    expect(route.map(({ booking: { status } }) => status)).toEqual([
      'confirmed',
      ...BookingStatus.options.filter((status) =>
        ['confirmed', 'in_progress', 'awaiting_confirmation', 'completed'].includes(status),
      ),
      'confirmed',
    ]);
    expect(dayRoute([late, early], '2026-03-04')).toEqual([]);
  });

  it.each<[string, CalendarBooking, object]>([
    ['just enough', job('10:35', '11:00', { point: souq }), { gapMinutes: 35, isTight: false }],
    ['a minute less', job('10:34', '11:00', { point: souq }), { gapMinutes: 34, isTight: true }],
    ['none at all', job('10:00', '11:00', { point: souq }), { gapMinutes: 0, isTight: true }],
    [
      'too little, but already there',
      job('10:05', '11:00', { point: souq, status: 'in_progress' }),
      { travelMinutes: 35, isTight: false },
    ],
    [
      'an unknown place',
      job('10:00', '11:00', { point: null }),
      { travelMinutes: null, isTight: false },
    ],
  ])('says whether there is time for the way: %s', (_, next, leg) => {
    const [first, second] = dayRoute([job('09:00', '10:00'), next], day);
    expect(first?.leg).toBeNull();
    expect(second?.leg).toMatchObject(leg);
  });

  it('warns exactly where the way does not fit', () => {
    const time = fc.integer({ min: 0, max: 23 * 60 });
    fc.assert(
      fc.property(fc.array(fc.record({ time, point }), { maxLength: 8 }), (all) => {
        const jobs = all.map((each) => {
          const [hour, minute] = [Math.floor(each.time / 60), each.time % 60];
          const from = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
          return job(from, from, { point: each.point });
        });
        const route = dayRoute(jobs, day);
        expect(route).toHaveLength(jobs.length);
        for (const { leg } of route.slice(1)) {
          expect(leg?.isTight).toBe((leg?.travelMinutes ?? 0) > (leg?.gapMinutes ?? 0));
        }
      }),
    );
  });
});
