import { describe, expect, it } from 'vitest';

import { dayOf, instantAt, minuteOf, weekOf, weeksOfMonth } from './calendar-days.ts';
import { type CalendarEvent, layOutDay, movedBy } from './calendar-event.ts';

const day = '2026-11-21';

function eventAt(id: string, from: number, to: number, on = day): CalendarEvent {
  return { id, title: id, color: 'blue', start: instantAt(on, from), end: instantAt(on, to) };
}

describe('days', () => {
  it('are those of Libya, two hours ahead of UTC', () => {
    expect(dayOf('2026-11-20T22:30:00.000Z')).toBe(day);
    expect(minuteOf('2026-11-20T22:30:00.000Z')).toBe(30);
    expect(instantAt(day, 9 * 60)).toBe('2026-11-21T07:00:00.000Z');
  });

  it('start their week on Saturday', () => {
    expect(weekOf('2026-11-24')).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ]);
  });

  it('show a month as six weeks', () => {
    const weeks = weeksOfMonth(day);
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]).toBe('2026-10-31');
  });
});

describe('movedBy', () => {
  it('keeps the length and the hour of the day', () => {
    const moved = movedBy(eventAt('a', 540, 630), { days: 2, minutes: 30 });
    expect(moved).toEqual({ start: '2026-11-23T07:30:00.000Z', end: '2026-11-23T09:00:00.000Z' });
  });
});

describe('layOutDay', () => {
  it('gives an event alone the whole width', () => {
    expect(layOutDay([eventAt('a', 540, 600)], day)).toMatchObject([{ lane: 0, lanes: 1 }]);
  });

  it('puts overlapping events side by side, and reuses free lanes', () => {
    const placed = layOutDay(
      [eventAt('a', 540, 660), eventAt('b', 570, 600), eventAt('c', 600, 630)],
      day,
    );
    expect(placed.map(({ event, lane, lanes }) => [event.id, lane, lanes])).toEqual([
      ['a', 0, 2],
      ['b', 1, 2],
      ['c', 1, 2],
    ]);
  });

  it('keeps adjacent events in one lane', () => {
    const placed = layOutDay([eventAt('a', 540, 600), eventAt('b', 600, 660)], day);
    expect(placed.map(({ lanes }) => lanes)).toEqual([1, 1]);
  });

  it('leaves out other days', () => {
    expect(layOutDay([eventAt('a', 540, 600, '2026-11-22')], day)).toEqual([]);
  });
});
