import type { BookingEvent } from '@osta/contracts/booking/events';
import { Instant } from '@osta/contracts/instant';
import type { Decision, Refusal } from '@osta/platform/decider';
import { describe, expect, it } from 'vitest';

import { booking, type Booking } from '../domain/booking/booking.ts';
import { cancelBooking } from '../domain/booking/cancel-booking.ts';
import { holdSlot } from '../domain/booking/hold-slot.ts';
import { proposeTime } from '../domain/booking/propose-time.ts';
import { after } from '../testing/after.ts';
import {
  bookingId,
  by,
  everyMove,
  offered,
  offeringId,
  huda,
  omar,
  policy,
  rami,
  salma,
  storeId,
  tomorrow,
} from '../testing/every-move.ts';
import { bookingHistory, type Happened } from './booking-history.ts';

const noon = Instant.parse('2026-03-02T10:00:00.000Z');

/** Decides one after the other, and returns the history of all. */
function historyOf(
  ...moves: readonly (readonly [
    typeof salma,
    (state: Booking) => Decision<BookingEvent, Refusal>,
  ])[]
) {
  const events: Happened[] = [];
  let state: Booking = booking.initial;
  for (const [actor, decide] of moves) {
    const decision = decide(state);
    state = after(decision, state);
    if (!decision.ok) continue;
    for (const event of decision.events) events.push({ event, at: tomorrow, actor });
  }
  return bookingHistory(events, (id) => ({ id, fullName: id === rami ? 'Rami' : 'Omar' }));
}

const service = offered('instant');
const facts = {
  policy,
  service,
  similar: [],
  openHolds: 0,
  strikes: [],
  isOfStore: false,
  isPaused: false,
  blocked: [],
};
const hold = (state: Booking) =>
  holdSlot({ offeringId, startsAt: tomorrow }, state, by(salma), facts);
const place = (state: Booking) => everyMove.place(state, by(salma));
const propose = (state: Booking) =>
  proposeTime({ bookingId, newStartsAt: noon, note: 'After work' }, state, by(salma), {
    policy,
    days: { busy: [], terms: null },
  });

const proposeToo = (state: Booking) => everyMove['propose-time'](state, by(omar));
const handOver = (state: Booking) => everyMove['hand-over'](state, by(huda));
const holdAtStore = (state: Booking) =>
  holdSlot({ offeringId, startsAt: tomorrow, storeId }, state, by(salma), {
    ...facts,
    isOfStore: true,
  });
const cancel = (reason: string) => (state: Booking) =>
  cancelBooking({ bookingId, reason }, state, by(salma));
const start = (state: Booking) => everyMove.start(state, by(omar, tomorrow));
const finish = (state: Booking) => everyMove.finish(state, by(omar, tomorrow));

describe('the history of a booking', () => {
  it('says of a service that needs no approval that it was confirmed by itself', () => {
    expect(historyOf([salma, hold], [salma, place])).toMatchObject([
      { what: 'booking-slot-held', by: 'customer' },
      { what: 'booking-placed', by: 'customer' },
      { what: 'booking-confirmed', by: 'system' },
    ]);
  });

  it('says from when to when it was moved, and what was written with it', () => {
    const lines = historyOf(
      [salma, hold],
      [salma, place],
      [salma, propose],
      [omar, (state) => everyMove['accept-time'](state, by(omar))],
    );
    expect(lines.slice(-2)).toEqual([
      {
        what: 'reschedule-proposed',
        at: tomorrow,
        by: 'customer',
        from: tomorrow,
        to: noon,
        words: 'After work',
      },
      { what: 'booking-rescheduled', at: tomorrow, by: 'professional', from: tomorrow, to: noon },
    ]);
  });

  it('says why it was cancelled, where somebody says it', () => {
    const [told] = historyOf([salma, hold], [salma, place], [salma, cancel('Ill')]).slice(-1);
    expect(told).toMatchObject({ what: 'booking-cancelled', words: 'Ill' });
    const [silent] = historyOf([salma, hold], [salma, place], [salma, cancel('')]).slice(-1);
    expect(silent).toEqual({ what: 'booking-cancelled', at: tomorrow, by: 'customer' });
  });

  it('says who comes instead of whom, and keeps on its side what the former professional did', () => {
    const told = historyOf(
      [salma, holdAtStore],
      [salma, place],
      [omar, proposeToo],
      [huda, handOver],
    );
    expect(told.slice(-2)).toEqual([
      expect.objectContaining({ what: 'reschedule-proposed', by: 'professional' }),
      {
        what: 'booking-handed-over',
        at: tomorrow,
        by: 'store',
        handedOver: { from: 'Omar', to: 'Rami' },
      },
    ]);
  });

  it('says the price of the work', () => {
    const lines = historyOf([salma, hold], [salma, place], [omar, start], [omar, finish]);
    expect(lines.at(-1)).toMatchObject({ what: 'work-finished', amount: expect.any(Number) });
  });
});
