import { Instant } from '@osta/contracts/instant';
import type { Zone } from '@osta/contracts/offering/availability';
import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { movedAlike, seriesStarts } from './series-starts.ts';

const zone = 'Africa/Tripoli';

/** Returns the day and the time that the clocks of a zone show. */
function shown(instant: string, at: Zone = zone): { day: string; time: string } {
  const [day = '', time = ''] = new Date(instant)
    .toLocaleString('sv-SE', { timeZone: at, dateStyle: 'short', timeStyle: 'short' })
    .split(' ');
  return { day, time };
}

const days = (starts: readonly string[]): string[] => starts.map((each) => shown(each).day);

/** Starts on whole quarters of an hour, late and early ones included. */
const anyStart = integer({ min: 0, max: 4 * 24 * 365 * 4 }).map((quarters) =>
  Instant.parse(new Date(Date.UTC(2026, 0, 1) + quarters * 900_000).toISOString()),
);
const anyTimes = integer({ min: 2, max: 12 });

describe('the dates of a series', () => {
  it('are the same weekday, one or two weeks apart', () => {
    const first = Instant.parse('2026-03-02T08:00:00.000Z');
    expect(seriesStarts(first, 'weekly', 3, zone)).toEqual([
      '2026-03-02T08:00:00.000Z',
      '2026-03-09T08:00:00.000Z',
      '2026-03-16T08:00:00.000Z',
    ]);
    expect(days(seriesStarts(first, 'every-two-weeks', 3, zone))).toEqual([
      '2026-03-02',
      '2026-03-16',
      '2026-03-30',
    ]);
  });

  it('are the same day of the month, or the last one of a shorter month', () => {
    const first = Instant.parse('2027-10-31T08:00:00.000Z');
    expect(days(seriesStarts(first, 'monthly', 6, zone))).toEqual([
      '2027-10-31',
      '2027-11-30',
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
    ]);
  });

  it('begin on the day of the zone, not of UTC', () => {
    const first = Instant.parse('2026-01-30T22:30:00.000Z');
    expect(days(seriesStarts(first, 'monthly', 2, zone))).toEqual(['2026-01-31', '2026-02-28']);
  });

  it('keep the time of the day where clocks change', () => {
    // A zone with summer time, from 29 March 2026 to 25 October 2026
    const berlin: Zone = 'Europe/Berlin';
    for (const first of ['2026-03-22T08:00:00.000Z', '2026-03-29T08:00:00.000Z']) {
      const starts = seriesStarts(Instant.parse(first), 'weekly', 3, berlin);
      expect(new Set(starts.map((each) => shown(each, berlin).time)).size).toBe(1);
    }
    const autumn = seriesStarts(Instant.parse('2026-10-25T12:00:00.000Z'), 'weekly', 2, berlin);
    expect(autumn.map((each) => shown(each, berlin).time)).toEqual(['13:00', '13:00']);
  });

  it('are as many as wanted, in order, at one time of the day, whenever they begin', () => {
    assert(
      property(
        anyStart,
        constantFrom('weekly', 'every-two-weeks', 'monthly'),
        anyTimes,
        (first, rhythm, times) => {
          const starts = seriesStarts(first, rhythm, times, zone);
          expect(starts).toHaveLength(times);
          expect(starts[0]).toBe(first);
          expect(starts).toEqual([...new Set(starts)].toSorted());
          expect(new Set(starts.map((each) => shown(each).time)).size).toBe(1);
        },
      ),
    );
  });

  it('of a monthly series lie in one month after the other, on the day wanted or the last', () => {
    assert(
      property(anyStart, anyTimes, (first, times) => {
        const wanted = Number(shown(first).day.slice(8));
        days(seriesStarts(first, 'monthly', times, zone)).forEach((day, n) => {
          const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
          const [firstYear = 0, firstMonth = 0] = shown(first).day.split('-').map(Number);
          expect(year * 12 + month).toBe(firstYear * 12 + firstMonth + n);
          const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
          expect(dayOfMonth).toBe(Math.min(wanted, last));
        });
      }),
    );
  });
});

const moved = (start: string, from: string, to: string, at: Zone = zone): string =>
  movedAlike(Instant.parse(start), { from: Instant.parse(from), to: Instant.parse(to) }, at);

describe('a start that moves as another one', () => {
  it('moves by the same days and the same time of the day', () => {
    expect(
      moved('2026-03-10T08:00:00.000Z', '2026-03-03T08:00:00.000Z', '2026-03-04T13:30:00.000Z'),
    ).toBe('2026-03-11T13:30:00.000Z');
    expect(
      moved('2026-03-10T08:00:00.000Z', '2026-03-03T08:00:00.000Z', '2026-03-02T06:00:00.000Z'),
    ).toBe('2026-03-09T06:00:00.000Z');
  });

  it('moves on the clocks, also where they change in between', () => {
    const [from, to] = ['2026-03-22T08:00:00.000Z', '2026-03-22T10:00:00.000Z'];
    // From 09:00 to 11:00 in winter, and so in summer
    expect(moved('2026-03-29T07:00:00.000Z', from, to, 'Europe/Berlin')).toBe(
      '2026-03-29T09:00:00.000Z',
    );
  });

  it('comes where the other one went when it began where the other one did', () => {
    assert(
      property(anyStart, anyStart, (from, to) => {
        expect(movedAlike(from, { from, to }, zone)).toBe(to);
      }),
    );
  });
});
