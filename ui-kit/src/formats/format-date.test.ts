import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  formatDay,
  formatIsoDate,
  formatIsoDateTime,
  formatNearDay,
  formatRelativeTime,
  formatTimeElsewhere,
  formatTime,
  formatTimeLeft,
  formatMonth,
  formatWeekday,
} from './format-date.ts';

const anyLocale = fc.constantFrom('ar' as const, 'en' as const);
const anyInstant = fc.date({
  min: new Date('2020-01-01T00:00:00.000Z'),
  max: new Date('2040-01-01T00:00:00.000Z'),
  noInvalidDate: true,
});
const now = new Date('2026-11-21T10:00:00.000Z');
const before = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

describe('the clock of Tripoli', () => {
  it('is two hours before UTC, with AM and PM', () => {
    expect(formatIsoDateTime('2026-11-21T07:05:00.000Z', 'en')).toBe('2026-11-21 09:05 AM');
    expect(formatIsoDateTime('2026-11-21T07:05:00.000Z', 'ar')).toBe('2026-11-21 09:05 ص');
    expect(formatTime('2026-11-21T19:30:00.000Z', 'ar')).toBe('09:30 م');
  });

  it('changes the day at midnight in Libya', () => {
    expect(formatIsoDate('2026-11-20T21:59:59.000Z', 'en')).toBe('2026-11-20');
    expect(formatIsoDate('2026-11-20T22:00:00.000Z', 'en')).toBe('2026-11-21');
  });

  it('calls noon 12 PM and midnight 12 AM', () => {
    expect(formatTime('2026-11-21T10:00:00.000Z', 'en')).toBe('12:00 PM');
    expect(formatTime('2026-11-20T22:00:00.000Z', 'en')).toBe('12:00 AM');
  });

  it('has the formats of docs/spec.md §9 for every instant', () => {
    fc.assert(
      fc.property(anyInstant, anyLocale, (instant, locale) => {
        expect(formatIsoDate(instant, locale)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(formatIsoDateTime(instant, locale)).toMatch(
          locale === 'ar'
            ? /^\d{4}-\d{2}-\d{2} (?:0[1-9]|1[0-2]):\d{2} [صم]$/
            : /^\d{4}-\d{2}-\d{2} (?:0[1-9]|1[0-2]):\d{2} [AP]M$/,
        );
      }),
    );
  });

  it('writes the weekday', () => {
    expect(formatWeekday('2026-11-21T10:00:00.000Z', 'ar')).toContain('السبت');
    expect(formatWeekday('2026-11-21T10:00:00.000Z', 'en')).toContain('Saturday');
  });

  it('writes a day of another year in words', () => {
    expect(formatDay('2025-11-20T22:00:00.000Z', 'ar')).toBe('21 نوفمبر 2025');
    expect(formatDay('2025-11-20T22:00:00.000Z', 'en')).toBe('21 November 2025');
  });

  it('is null for an invalid instant', () => {
    expect(formatIsoDate('tomorrow', 'en')).toBeNull();
    expect(formatIsoDateTime('', 'ar')).toBeNull();
    expect(formatDay('x', 'ar')).toBeNull();
    expect(formatWeekday('x', 'ar')).toBeNull();
    expect(formatMonth('x', 'ar')).toBeNull();
    expect(formatRelativeTime('x', now, 'ar')).toBeNull();
  });
});

describe('the time elsewhere', () => {
  const morning = '2026-11-22T07:00:00.000Z';

  it.each([
    ['Europe/London', '07:00 AM', '07:00 ص'],
    ['Asia/Kolkata', '12:30 PM', '12:30 م'],
    ['America/Los_Angeles', 'Sat 11:00 PM', 'السبت 11:00 م'],
    ['Pacific/Kiritimati', '09:00 PM', '09:00 م'],
  ])('is that of %s', (zone, en, ar) => {
    expect(formatTimeElsewhere(morning, 'en', zone)).toBe(en);
    expect(formatTimeElsewhere(morning, 'ar', zone)).toBe(ar);
  });

  it('is nothing where the clocks agree, also under another name', () => {
    expect(formatTimeElsewhere(morning, 'en', 'Africa/Tripoli')).toBeNull();
    expect(formatTimeElsewhere(morning, 'en', 'Africa/Cairo')).toBeNull();
    // In summer Cairo is an hour ahead
    expect(formatTimeElsewhere('2026-07-22T07:00:00.000Z', 'en', 'Africa/Cairo')).toBe('10:00 AM');
  });

  it('is nothing for an invalid instant', () => {
    expect(formatTimeElsewhere('x', 'en', 'Europe/London')).toBeNull();
  });
});

it('names the Libyan month of an instant', () => {
  // An hour before midnight in Libya, and an hour after it
  expect(formatMonth('2026-11-30T21:00:00.000Z', 'en')).toBe('November 2026');
  expect(formatMonth('2026-11-30T23:00:00.000Z', 'en')).toBe('December 2026');
  expect(formatMonth('2026-11-30T23:00:00.000Z', 'ar')).toBe('ديسمبر 2026');
});

describe('a day that is near', () => {
  it.each([
    // An hour before midnight in Libya, and an hour after it
    ['2026-11-22T21:00:00.000Z', 'اليوم', 'today'],
    ['2026-11-22T23:00:00.000Z', 'غدًا', 'tomorrow'],
    ['2026-11-23T21:59:00.000Z', 'غدًا', 'tomorrow'],
    ['2026-11-23T22:00:00.000Z', null, null],
    ['2026-11-21T12:00:00.000Z', null, null],
    ['x', null, null],
  ])('%s', (instant, arabic, english) => {
    expect(formatNearDay(instant, '2026-11-22', 'ar')).toBe(arabic);
    expect(formatNearDay(instant, '2026-11-22', 'en')).toBe(english);
  });

  it('is tomorrow over the end of a year', () => {
    expect(formatNearDay('2027-01-01T10:00:00.000Z', '2026-12-31', 'en')).toBe('tomorrow');
  });
});

describe('how long ago', () => {
  it.each([
    [0, 'الآن', 'now'],
    [0.9, 'الآن', 'now'],
    [1, 'قبل دقيقة واحدة', '1 minute ago'],
    [2, 'قبل دقيقتين', '2 minutes ago'],
    [125, 'قبل ساعتين', '2 hours ago'],
    [24 * 60, 'أمس', 'yesterday'],
    [3 * 24 * 60, 'قبل 3 أيام', '3 days ago'],
    [-120, 'خلال ساعتين', 'in 2 hours'],
  ])('%i minutes', (minutes, arabic, english) => {
    expect(formatRelativeTime(before(minutes), now, 'ar')).toBe(arabic);
    expect(formatRelativeTime(before(minutes), now, 'en')).toBe(english);
  });

  it('counts the days of the calendar, not spans of 24 hours', () => {
    const morning = new Date('2026-11-23T07:00:00.000Z');
    const evening = '2026-11-21T18:00:00.000Z';
    expect(formatRelativeTime(evening, morning, 'en')).toBe('2 days ago');
    expect(formatRelativeTime(evening, morning, 'ar')).toBe('أول أمس');
    expect(formatRelativeTime('2026-11-22T06:00:00.000Z', morning, 'ar')).toBe('أمس');
  });

  it('is a date from a week on', () => {
    expect(formatRelativeTime(before(7 * 24 * 60), now, 'en')).toBe('14 November 2026');
    expect(formatRelativeTime(before(7 * 24 * 60 - 1), now, 'en')).toBe('7 days ago');
  });
});

describe('the time that is left', () => {
  it.each([
    [12 * 24 * 60, 'خلال 12 يومًا', 'in 12 days'],
    [47 * 60, 'خلال يوم واحد', 'in 1 day'],
    [23 * 60 + 59, 'خلال 23 ساعة', 'in 23 hours'],
    [2, 'خلال دقيقتين', 'in 2 minutes'],
    [0.5, 'الآن', 'now'],
    [-60, 'الآن', 'now'],
  ])('of %d minutes', (minutes, arabic, english) => {
    expect(formatTimeLeft(before(-minutes), now, 'ar')).toBe(arabic);
    expect(formatTimeLeft(before(-minutes), now, 'en')).toBe(english);
  });
});
