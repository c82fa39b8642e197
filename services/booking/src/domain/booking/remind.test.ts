import { later, type Instant } from '@osta/contracts/instant';
import { describe, expect, it } from 'vitest';

import { after } from '../../testing/after.ts';
import { confirmed, held } from '../../testing/beginnings.ts';
import {
  bookingId,
  by,
  everyMove,
  omar,
  salma,
  today,
  tomorrow,
} from '../../testing/every-move.ts';
import type { Booking } from './booking.ts';
import { deadlinesOf } from './deadlines.ts';
import { remind } from './remind.ts';

const hour = 3_600_000;

const slot = held('instant');
const booked = confirmed();

/** Returns the moments of the reminders that a booking waits for. */
function remindersOf(state: Booking): readonly Instant[] {
  return deadlinesOf(state)
    .filter(({ name }) => name.startsWith('remind'))
    .map(({ dueAt }) => dueAt);
}

function reminded(state: Booking, hoursBefore: 24 | 2, now: Instant) {
  return remind({ bookingId, hoursBefore }, state, by('system', now));
}

describe('the reminders of a booking', () => {
  it('are due a day and two hours before its start', () => {
    expect(remindersOf(booked)).toEqual([later(tomorrow, -24 * hour), later(tomorrow, -2 * hour)]);
    expect(remindersOf(slot)).toEqual([]);
  });

  it('are each recorded once', () => {
    const due = later(tomorrow, -2 * hour);
    const decision = reminded(booked, 2, due);
    expect(decision).toMatchObject({
      ok: true,
      events: [{ data: { hoursBefore: 2, isInTime: true, startsAt: tomorrow } }],
    });
    const next = after(decision, booked);
    expect(remindersOf(next)).toEqual([later(tomorrow, -24 * hour)]);
    expect(reminded(next, 2, due).ok).toBe(false);
  });

  it('remind nobody when the booking was made after their moment', () => {
    const late = later(tomorrow, -20 * hour);
    expect(reminded(booked, 24, late)).toMatchObject({
      events: [{ data: { isInTime: false } }],
    });
  });

  it('follow a booking to its new time', () => {
    const once = after(reminded(booked, 24, later(tomorrow, -24 * hour)), booked);
    const proposed = after(everyMove['propose-time'](once, by(salma, today)), once);
    const moved = after(everyMove['accept-time'](proposed, by(omar, today)), proposed);
    const start = later(tomorrow, 30 * hour);
    expect(remindersOf(moved)).toEqual([later(start, -24 * hour), later(start, -2 * hour)]);
    expect(reminded(moved, 2, later(tomorrow, -2 * hour)).ok).toBe(false);
  });

  it.each(['cancel', 'start', 'cancel-as-admin'] as const)('end with %s', (verb) => {
    const over = after(everyMove[verb](booked, by(salma, later(tomorrow, -3 * hour))), booked);
    expect(remindersOf(over)).toEqual([]);
    expect(reminded(over, 2, later(tomorrow, -2 * hour)).ok).toBe(false);
  });
});
