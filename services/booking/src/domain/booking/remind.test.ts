import type { BookingEvent } from '@osta/contracts/booking/events';
import type { UserId } from '@osta/contracts/ids';
import { later, type Instant } from '@osta/contracts/instant';
import { middleOf } from '@osta/contracts/middle-of';
import type { Decision, Refusal } from '@osta/platform/decider';
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
import { remindToLeave } from './remind-to-leave.ts';
import { remind } from './remind.ts';

const hour = 3_600_000;
const day = 24 * hour;

const slot = held('instant');
const booked = confirmed();
const place = booked.placeId;
if (place === null) throw new Error('a confirmed booking has its place');
/** Within the same place: as short as a way can be. */
const facts = { from: middleOf(place) };
const minutes = 10;

/** Returns the moments of the reminders that a booking waits for. */
function remindersOf(state: Booking): readonly Instant[] {
  return deadlinesOf(state)
    .filter(({ name }) => name === 'remind-day-before' || name === 'remind-hours-before')
    .map(({ dueAt }) => dueAt);
}

function reminded(state: Booking, hoursBefore: 24 | 2, now: Instant) {
  return remind({ bookingId, hoursBefore }, state, by('system', now), facts);
}

/** Returns when the professional is told to leave. */
function departureOf(state: Booking): readonly Instant[] {
  return deadlinesOf(state)
    .filter(({ name }) => name === 'remind-to-leave')
    .map(({ dueAt }) => dueAt);
}

function leaving(state: Booking, now: Instant) {
  return remindToLeave({ bookingId }, state, by('system', now));
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

describe('the moment to leave', () => {
  const twoHours = later(tomorrow, -2 * hour);
  const leaveAt = later(tomorrow, -minutes * 60_000);
  const reckoned = after(reminded(booked, 2, twoHours), booked);

  it('is known with the last reminder, from the way there', () => {
    expect(departureOf(booked)).toEqual([]);
    expect(departureOf(after(reminded(booked, 24, later(tomorrow, -day)), booked))).toEqual([]);
    expect(departureOf(reckoned)).toEqual([leaveAt]);
  });

  it('waits for the reminder of a new time', () => {
    const proposed = after(everyMove['propose-time'](reckoned, by(salma, twoHours)), reckoned);
    expect(departureOf(proposed)).toEqual([leaveAt]);
    const moved = after(everyMove['accept-time'](proposed, by(omar, twoHours)), proposed);
    expect(departureOf(moved)).toEqual([]);
    const start = made(moved).startsAt;
    const again = after(reminded(moved, 2, later(start, -2 * hour)), moved);
    expect(departureOf(again)).toEqual([later(start, -minutes * 60_000)]);
  });

  it('is not said where a place is not known', () => {
    const decision = remind({ bookingId, hoursBefore: 2 }, booked, by('system', twoHours), {
      from: null,
    });
    expect(decision).toMatchObject({ events: [{ data: { way: null } }] });
    expect(departureOf(after(decision, booked))).toEqual([]);
  });

  it('is said once, unless it is long over', () => {
    expect(leaving(reckoned, later(leaveAt, -1)).ok).toBe(false);
    const said = leaving(reckoned, leaveAt);
    expect(said).toMatchObject({ events: [{ data: { travelMinutes: minutes, isInTime: true } }] });
    expect(departureOf(after(said, reckoned))).toEqual([]);
    expect(leaving(after(said, reckoned), leaveAt).ok).toBe(false);
    expect(leaving(reckoned, later(leaveAt, hour))).toMatchObject({
      events: [{ data: { isInTime: false } }],
    });
  });

  it.each(['leave-for', 'arrive', 'start', 'cancel', 'cancel-as-admin'] as const)(
    'is not said after %s',
    (verb) => {
      const actor = verb === 'leave-for' || verb === 'arrive' ? omar : salma;
      const over = after(everyMove[verb](reckoned, by(actor, later(tomorrow, -hour))), reckoned);
      expect(over).not.toBe(reckoned);
      expect(departureOf(over)).toEqual([]);
      expect(leaving(over, leaveAt).ok).toBe(false);
    },
  );
});

/** What may happen to a booking before its work begins, in any order; refused where it is not allowed. */
const moves = [
  'propose-time',
  'accept-time',
  'reject-time',
  'withdraw-time',
  'amend',
  'cancel',
  'leave-for',
  'start',
] as const;
const step = record({
  verb: constantFrom(...moves, 'cancel-as-admin' as const, 'remind' as const, 'depart' as const),
  who: constantFrom(salma, omar, admin),
  /** Hours since the last step. */
  hours: integer({ min: 0, max: 12 }),
  hoursBefore: constantFrom(24 as const, 2 as const),
});

function decide(
  state: Booking,
  verb: (typeof moves)[number] | 'cancel-as-admin' | 'remind' | 'depart',
  { who, now, hoursBefore }: { who: UserId; now: Instant; hoursBefore: 24 | 2 },
): Decision<BookingEvent, Refusal> {
  if (verb === 'remind') return reminded(state, hoursBefore, now);
  if (verb === 'depart') return leaving(state, now);
  return everyMove[verb](state, by(who, now));
}

/** A day before the start, and two hours before it with the way there reckoned. */
const twoHoursBefore = later(tomorrow, -2 * hour);
const beginnings = [
  [booked, today],
  [after(reminded(booked, 2, twoHoursBefore), booked), twoHoursBefore],
] as const;

it('reminders follow every move and are never due, nor recorded, once it is cancelled', () => {
  assert(
    property(constantFrom(...beginnings), array(step, { maxLength: 14 }), (beginning, steps) => {
      let [state, now]: readonly [Booking, Instant] = beginning;
      for (const { verb, who, hours, hoursBefore } of steps) {
        now = later(now, hours * hour);
        const decided = decide(state, verb, { who, now, hoursBefore });
        const planned = departureOf(state);
        if (decided.ok) state = after(decided, state);
        // It is said once for each start, and only after the last reminder of it
        const isSaidAgain =
          verb === 'depart' && decided.ok && planned.length !== 1 - departureOf(state).length;
        expect(isSaidAgain).toBe(false);
        const { status, startsAt, reminded: given, isOnTheWay } = made(state);
        const departures = departureOf(state);
        const isAhead = status === 'confirmed' && !isOnTheWay && given.includes(2);
        const leaveAt = later(startsAt, -minutes * 60_000);
        expect(departures.every((at) => isAhead && at === leaveAt)).toBe(true);
        expect(leaving(state, later(leaveAt, -1)).ok).toBe(false);
        expect(leaving(state, leaveAt).ok).toBe(departures.length === 1);
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
