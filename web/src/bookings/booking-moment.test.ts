import { instantAt } from '@osta/contracts/instant-at';
import { describe, expect, it } from 'vitest';

import { type TimedBooking, untilNextMoment } from './booking-moment.ts';

const minute = 60_000;
const hour = 60 * minute;
const start = Date.parse('2026-03-03T08:00:00.000Z');

/** A booking of two hours that is confirmed, seen by its customer. */
function confirmed(change: Partial<TimedBooking> = {}): TimedBooking {
  return {
    status: 'confirmed',
    role: 'customer',
    heldUntil: null,
    answerBy: null,
    proposal: null,
    noShowFrom: instantAt(start + 20 * minute),
    endsAt: instantAt(start + 2 * hour),
    isOver: false,
    cancellation: { freeUntil: instantAt(start - 24 * hour), isLate: true },
    completesAt: null,
    objectableUntil: null,
    reviews: null,
    allowed: ['start', 'cancel'],
    ...change,
  };
}

describe('a booking on an open page', () => {
  it('is fetched again when its next moment comes', () => {
    expect(untilNextMoment(confirmed(), start)).toBe(20 * minute);
    const reportable = confirmed({ allowed: ['report-no-show'] });
    expect(untilNextMoment(reportable, start + 30 * minute)).toBe(90 * minute);
    const free = { freeUntil: instantAt(start - 24 * hour), isLate: false };
    expect(untilNextMoment(confirmed({ cancellation: free }), start - 25 * hour)).toBe(hour);
  });

  it('is fetched again until the service says so, too, less and less often', () => {
    const due = start + 20 * minute;
    const waits = [0, 20_000, hour].map((late) => untilNextMoment(confirmed(), due + late));
    expect(waits).toEqual([5000, 10_000, 60_000]);
  });

  it('is fetched again once a day while the next moment is far', () => {
    expect(untilNextMoment(confirmed(), start - 60 * 24 * hour)).toBe(24 * hour);
  });

  it('rests when time changes nothing any more', () => {
    const over = confirmed({ isOver: true, allowed: ['report-no-show'] });
    expect(untilNextMoment(over, start + 3 * hour)).toBe(false);
    expect(untilNextMoment(confirmed({ status: 'cancelled' }), start)).toBe(false);
    expect(untilNextMoment(undefined, start)).toBe(false);
  });

  it('waits for what its status waits for', () => {
    const soon = instantAt(start + hour);
    const rows: readonly Partial<TimedBooking>[] = [
      { status: 'held', heldUntil: soon },
      { status: 'pending', answerBy: soon },
      { status: 'awaiting_confirmation', completesAt: soon },
      { status: 'completed', objectableUntil: soon, allowed: ['dispute'] },
      { status: 'no_show', objectableUntil: soon, allowed: ['contest-no-show'] },
    ];
    expect(rows.map((row) => untilNextMoment(confirmed(row), start))).toEqual(rows.map(() => hour));
  });
});
