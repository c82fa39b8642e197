import { describe, expect, it } from 'vitest';

import { UserId } from '../ids.ts';
import type { Happened, Obligation } from '../obligation.ts';
import { BookingEvent } from './events.ts';
import { bookingObligations } from './obligations.ts';

const bookingId = '01980000-0000-7000-8000-000000000003';
const customerId = UserId.parse('01980000-0000-7000-8000-00000000000a');
const professionalId = UserId.parse('01980000-0000-7000-8000-00000000000b');
const at = '2026-03-02T08:00:00.000Z';
const later = '2026-03-03T08:00:00.000Z';
const quoteId = '01980000-0000-7000-8000-000000000002';
const price = { kind: 'fixed', amount: 90_000 };
const reason = 'Nobody was there';
const policy = { freeCancellationHours: 24 };

function happened(what: string, data: object = {}): Happened<BookingEvent> {
  const parties = { customerId, professionalId, serviceId: 'plumbing.leak', startsAt: at };
  const content = BookingEvent.parse({
    type: `osta.booking.${what}`,
    data: { ...parties, requestId: null, ...data },
  });
  return { ...content, subject: bookingId, actor: 'system' };
}

const placed = happened('booking-placed', {
  ...policy,
  quoteId: null,
  offeringId: '01980000-0000-7000-8000-000000000005',
  endsAt: later,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  price,
  placeId: null,
  addressNote: '',
  note: '',
  answerBy: later,
});
const confirmed = happened('booking-confirmed', {
  quoteId: null,
  endsAt: later,
  price,
  closesAt: later,
});
const finished = happened('work-finished', { finalPrice: 90_000, completesAt: later });
const completed = happened('booking-completed', {
  by: 'customer',
  finalPrice: 90_000,
  disputableUntil: later,
});
const accused = { by: 'customer', authorId: customerId, reason };
const noShow = happened('booking-no-show-reported', {
  ...accused,
  quoteId,
  contestableUntil: later,
});
const disputed = happened('booking-disputed', { reason });
const contested = happened('no-show-contested', accused);
const resolved = happened('dispute-resolved', { outcome: 'completed', reason });

/** Returns what these events leave open. */
function openAfter(events: readonly Happened<BookingEvent>[]): readonly Obligation[] {
  const open = new Map<string, Obligation>();
  for (const { ends = [], opens = [] } of events.map(bookingObligations)) {
    for (const id of ends) open.delete(id);
    for (const obligation of opens) open.set(obligation.id, obligation);
  }
  return [...open.values()];
}

const booking = { id: bookingId, kind: 'booking', binds: [customerId, professionalId] };

describe('a booking', () => {
  it.each([
    ['placed', [placed]],
    ['confirmed', [placed, confirmed]],
    ['finished, but not confirmed by the customer', [placed, confirmed, finished]],
    ['disputed after its completion', [placed, completed, disputed]],
    ['disputed, when nothing of it was open', [disputed]],
    ['a no-show that is contested', [placed, noShow, contested]],
  ])('binds both sides: %s', (_what, events) => {
    expect(openAfter(events)).toEqual([booking]);
  });

  it.each([
    ['declined', happened('booking-declined', { reason })],
    ['expired', happened('booking-expired')],
    ['cancelled', happened('booking-cancelled', { ...policy, ...accused, quoteId, isLate: false })],
    ['cancelled by an admin', happened('booking-cancelled-by-admin', { quoteId, reason })],
    ['completed', completed],
    ['completed by time', happened('booking-auto-completed', { disputableUntil: later })],
    ['a no-show', noShow],
    ['a dispute that an admin resolved', resolved],
  ])('binds nobody: %s', (_what, end) => {
    expect(openAfter([placed, confirmed, end])).toEqual([]);
    expect(bookingObligations(end)).toEqual({ ends: [bookingId] });
  });

  it('never binds anybody when it was refused, or released before it was placed', () => {
    const refused = happened('booking-refused', {
      quoteId,
      reason: 'slot-taken',
      alternatives: [],
    });
    const released = happened('booking-hold-released', { isExpired: true });
    expect([refused, released].map(bookingObligations)).toEqual([{}, {}]);
  });
});
