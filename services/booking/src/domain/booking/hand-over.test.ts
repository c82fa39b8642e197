import { BookingHandedOver } from '@osta/contracts/booking/booking-handed-over';
import type { CannotTakeOver } from '@osta/contracts/booking/hand-over-api';
import { later, type Instant } from '@osta/contracts/instant';
import { given } from '@osta/platform/testing/given';
import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { confirmed } from '../../testing/beginnings.ts';
import {
  bookingId,
  by,
  colleague,
  everyMove,
  huda,
  offeringId,
  omar,
  policy,
  rami,
  salma,
  serviceId,
  storeId,
  stranger,
  today,
  tomorrow,
} from '../../testing/every-move.ts';
import { slotFacts } from '../../testing/slot-facts.ts';
import { booking } from './booking.ts';
import { overlaps, withBuffers } from './busy.ts';
import { cancelBooking } from './cancel-booking.ts';
import { handOver, type HandOverFacts } from './hand-over.ts';
import { holdSlot } from './hold-slot.ts';
import { takeOver } from './take-over.ts';

const minute = 60_000;
const endsAt = later(tomorrow, 90 * minute);
const atStore = { ...slotFacts(), isOfStore: true };
const holding = holdSlot(
  { offeringId, startsAt: tomorrow, storeId },
  booking.initial,
  by(salma),
  atStore,
);
const held = holding.ok ? holding.events : [];
const placing = everyMove.place(held.reduce(booking.evolve, booking.initial), by(salma));
const history = [...held, ...(placing.ok ? placing.events : [])];
const command = { bookingId, fromId: omar, startsAt: tomorrow, toId: rami };
const facts: HandOverFacts = { policy, role: 'manager', colleague: colleague(rami), blocked: [] };
const recorded = BookingHandedOver.parse({
  type: 'osta.booking.booking-handed-over',
  data: {
    customerId: salma,
    professionalId: rami,
    serviceId,
    requestId: null,
    startsAt: tomorrow,
    previousProfessionalId: omar,
    storeId,
    authorId: huda,
    offeringId,
    offeringName: { ar: 'كشف تسرب', en: '' },
    endsAt,
    bufferBeforeMinutes: 15,
    bufferAfterMinutes: 15,
    revision: 1,
    answerBy: null,
  },
});

/** A time at which somebody is taken by another job. */
function taken(from: Instant, minutes: number): HandOverFacts['blocked'][number] {
  return { startsAt: from, endsAt: later(from, minutes * minute), startOfSameService: null };
}

describe('handing a booking over', () => {
  it('is done by owner and managers, at the time and the price that were agreed', () => {
    for (const role of ['owner', 'manager'] as const) {
      given(booking, ...history)
        .when(handOver, command, by(huda), { ...facts, role })
        .emits(recorded);
    }
  });

  it('is not for staff, for strangers, or for the sides themselves', () => {
    for (const [role, actor] of [
      ['staff', omar],
      [null, salma],
      [null, stranger],
    ] as const) {
      given(booking, ...history)
        .when(handOver, command, by(actor), { ...facts, role })
        .refuses({ code: 'BOOKING_NOT_FOUND' });
    }
    given(booking).when(handOver, command, by(huda), facts).refuses({ code: 'BOOKING_NOT_FOUND' });
  });

  it('is refused where another manager was faster, or the booking was moved', () => {
    const outdated = { code: 'HANDING_OVER_OUTDATED', startsAt: tomorrow } as const;
    given(booking, ...history, recorded)
      .when(handOver, command, by(huda), facts)
      .refuses({ ...outdated, professionalId: rami });
    given(booking, ...history)
      .when(handOver, { ...command, startsAt: later(tomorrow, minute) }, by(huda), facts)
      .refuses({ ...outdated, professionalId: omar });
  });

  it('is refused once it is cancelled, or has begun', () => {
    const state = history.reduce(booking.evolve, booking.initial);
    const cancelling = everyMove.cancel(state, by(salma));
    const cancelled = cancelling.ok ? cancelling.events : [];
    for (const [events, now] of [
      [cancelled, today],
      [[], tomorrow],
    ] as const) {
      const after = [...history, ...events].reduce(booking.evolve, booking.initial);
      expect(handOver(command, after, by(huda, now), facts)).toMatchObject({
        ok: false,
        refused: { code: 'BOOKING_ILLEGAL_TRANSITION' },
      });
    }
  });

  it('is refused where the colleague cannot come, each time with its code', () => {
    const busy = colleague(rami, [taken(tomorrow, 60)]);
    for (const [code, change] of [
      ['COLLEAGUE_NOT_FOUND', { colleague: null }],
      ['COLLEAGUE_NOT_FOUND', { colleague: { ...colleague(rami), services: [] } }],
      ['COLLEAGUE_NOT_FOUND', { colleague: colleague(salma) }],
      ['PROFESSIONAL_PAUSED', { colleague: { ...colleague(rami), isPaused: true } }],
      ['SLOT_TAKEN', { colleague: busy }],
      ['SLOT_NOT_OFFERED', { blocked: [taken(tomorrow, 60)] }],
    ] as const) {
      const state = history.reduce(booking.evolve, booking.initial);
      expect(handOver(command, state, by(huda), { ...facts, ...change })).toMatchObject({
        refused: { code },
      });
    }
  });

  it('leaves a request for a time behind, and a booking that waits waits for the colleague', () => {
    const state = confirmed(storeId);
    const proposing = everyMove['propose-time'](state, by(salma));
    const proposed = [...history, ...(proposing.ok ? proposing.events : [])];
    const after = [...proposed, recorded].reduce(booking.evolve, booking.initial);
    expect(after).toMatchObject({ professionalId: rami, proposal: null, status: 'confirmed' });

    const pending = { ...state, status: 'pending', answerBy: later(today, minute) } as const;
    const handing = handOver(command, pending, by(huda), facts);
    expect(handing.ok && handing.events[0]?.data.answerBy).toBe(
      later(today, 24 * 60 * minute - 30 * minute),
    );
  });

  it('lets the customer cancel freely until the start, and the new professional as anybody', () => {
    const late = later(tomorrow, -minute);
    for (const [events, actor, isLate] of [
      [[], salma, true],
      [[recorded], salma, false],
      [[recorded], rami, true],
    ] as const) {
      const state = [...history, ...events].reduce(booking.evolve, booking.initial);
      const decision = cancelBooking({ bookingId, reason: '' }, state, by(actor, late));
      expect(decision.ok && decision.events[0]?.data.isLate).toBe(isLate);
    }
    const state = [...history, recorded].reduce(booking.evolve, booking.initial);
    expect(cancelBooking({ bookingId, reason: '' }, state, by(omar, late)).ok).toBe(false);
  });
});

describe('who can take a booking over', () => {
  const made = confirmed(storeId);
  const around = { now: today, policy, blocked: [] };

  it('is said with the reason and the time that is in the way', () => {
    const lateDay = {
      ...made,
      startsAt: later(tomorrow, 9 * 60 * minute),
      endsAt: later(endsAt, 9 * 60 * minute),
    };
    const full = colleague(rami, [
      {
        ...taken(later(tomorrow, 300 * minute), 60),
        startOfSameService: later(tomorrow, 300 * minute),
      },
    ]);
    const capped = full.services.map((service) => ({
      ...service,
      terms: { ...service.terms, rules: { ...service.terms.rules, dailyCap: 1 } },
    }));
    const nearBy = taken(later(endsAt, 10 * minute), 60);
    for (const [reason, told] of [
      [null, takeOver(made, colleague(rami), around)],
      ['off-hours', takeOver(lateDay, colleague(rami), around)],
      ['full-day', takeOver(made, { ...full, services: capped }, around)],
      ['busy', takeOver(made, colleague(rami, [nearBy]), around)],
      ['store-blocked', takeOver(made, colleague(rami), { ...around, blocked: [nearBy] })],
      ['other-services', takeOver(made, colleague(omar), around)],
    ] satisfies readonly (readonly [CannotTakeOver | null, object])[]) {
      expect(told).toMatchObject({ reason });
    }
    expect(takeOver(made, colleague(rami, [nearBy]), around).busy).toEqual({
      startsAt: nearBy.startsAt,
      endsAt: nearBy.endsAt,
    });
  });

  it('does not ask how long ahead they want to be booked', () => {
    const now = later(tomorrow, -minute);
    expect(takeOver(made, colleague(rami), { ...around, now }).reason).toBeNull();
  });

  it('is exactly who has nothing else in the time with its buffers', () => {
    assert(
      property(
        integer({ min: -240, max: 240 }),
        constantFrom(1, 15, 60, 240),
        constantFrom(0, 7),
        (offset, length, odd) => {
          const moved = {
            ...made,
            startsAt: later(tomorrow, odd * minute),
            endsAt: later(endsAt, odd * minute),
          };
          const other = taken(later(tomorrow, offset * minute), length);
          const { service, reason } = takeOver(moved, colleague(rami, [other]), around);
          const isFree = !overlaps(withBuffers(moved, moved), other);
          expect(reason).toBe(isFree ? null : 'busy');
          expect(service === null).toBe(!isFree);
        },
      ),
    );
  });
});
