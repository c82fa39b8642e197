import { later, type Instant } from '@osta/contracts/instant';
import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { after } from '../../testing/after.ts';
import { confirmed, held, made } from '../../testing/beginnings.ts';
import {
  admin,
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

/** What may happen to a booking before its work begins, in any order; refused where it is not allowed. */
const moves = [
  'propose-time',
  'accept-time',
  'reject-time',
  'withdraw-time',
  'amend',
  'cancel',
] as const;
const step = record({
  verb: constantFrom(...moves, 'cancel-as-admin' as const, 'remind' as const),
  who: constantFrom(salma, omar, admin),
  /** Hours since the last step. */
  hours: integer({ min: 0, max: 12 }),
  hoursBefore: constantFrom(24 as const, 2 as const),
});

it('reminders follow every move and are never due, nor recorded, once it is cancelled', () => {
  assert(
    property(array(step, { maxLength: 14 }), (steps) => {
      let state: Booking = booked;
      let now = today;
      for (const { verb, who, hours, hoursBefore } of steps) {
        now = later(now, hours * hour);
        const decided =
          verb === 'remind'
            ? reminded(state, hoursBefore, now)
            : everyMove[verb](state, by(who, now));
        if (decided.ok) state = after(decided, state);
        const { status, startsAt, reminded: given } = made(state);
        const left = ([24, 2] as const).filter((each) => !given.includes(each));
        expect(remindersOf(state)).toEqual(
          status === 'confirmed' ? left.map((each) => later(startsAt, -each * hour)) : [],
        );
        for (const each of [24, 2] as const) {
          const isDue = status === 'confirmed' && left.includes(each);
          const start = later(startsAt, -each * hour);
          expect(reminded(state, each, later(startsAt, -1)).ok).toBe(isDue);
          expect(reminded(state, each, later(start, -1)).ok).toBe(false);
        }
      }
    }),
  );
});
