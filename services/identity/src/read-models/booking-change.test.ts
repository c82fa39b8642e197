import type { EventEnvelope } from '@osta/contracts/envelope';
import { readEvent } from '@osta/contracts/read-event';
import { recordedType } from '@osta/contracts/recorded-type';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { describe, expect, it } from 'vitest';

import { bookingChange } from './booking-change.ts';

const bookingId = '01980000-0000-7000-8000-000000000003';
const customerId = '01980000-0000-7000-8000-00000000000a';
const professionalId = '01980000-0000-7000-8000-00000000000b';
const at = '2026-03-02T08:00:00.000Z';
const later = '2026-03-03T08:00:00.000Z';
const quoteId = '01980000-0000-7000-8000-000000000002';
const price = { kind: 'fixed', amount: 90_000 };
const reason = 'Nobody was there';
const policy = { freeCancellationHours: 24 };

function recorded(what: string, data: object = {}): EventEnvelope {
  const parties = { customerId, professionalId, serviceId: 'plumbing.leak', startsAt: at };
  const read = readEvent({
    type: recordedType(`osta.booking.${what}`),
    data: { ...parties, requestId: null, ...data },
  });
  return madeEvent({ type: read.type, data: { ...read.data }, subject: bookingId });
}

const placed = recorded('booking-placed', {
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
const confirmed = recorded('booking-confirmed', {
  quoteId: null,
  endsAt: later,
  price,
  closesAt: later,
});
const finished = recorded('work-finished', { finalPrice: 90_000, completesAt: later });
const completed = recorded('booking-completed', {
  by: 'customer',
  finalPrice: 90_000,
  disputableUntil: later,
});
const accused = { by: 'customer', authorId: customerId, reason };
const noShow = recorded('booking-no-show-reported', {
  ...accused,
  quoteId,
  contestableUntil: later,
});
const disputed = recorded('booking-disputed', { reason });
const contested = recorded('no-show-contested', accused);
const resolved = recorded('dispute-resolved', { outcome: 'completed', reason });

const open = [[bookingId, { customerId, professionalId }]];

describe('the bookings after a batch', () => {
  it.each([
    ['placed', [placed]],
    ['confirmed', [placed, confirmed]],
    ['finished, but not confirmed by the customer', [placed, confirmed, finished]],
    ['disputed after its completion', [placed, completed, disputed]],
    ['disputed, when it was completed in an earlier batch', [disputed]],
    ['a no-show that is contested', [placed, noShow, contested]],
  ])('bind both sides: %s', (_what, events) => {
    const { bookings, endedBookings } = bookingChange(events);
    expect([...bookings]).toEqual(open);
    expect([...endedBookings]).toEqual([]);
  });

  it.each([
    ['declined', recorded('booking-declined', { reason })],
    ['expired', recorded('booking-expired')],
    ['cancelled', recorded('booking-cancelled', { ...policy, ...accused, quoteId, isLate: false })],
    ['cancelled by an admin', recorded('booking-cancelled-by-admin', { quoteId, reason })],
    ['completed', completed],
    ['completed by time', recorded('booking-auto-completed', { disputableUntil: later })],
    ['a no-show', noShow],
    ['a dispute that an admin resolved', resolved],
  ])('bind nobody: %s', (_what, end) => {
    const { bookings, endedBookings } = bookingChange([placed, confirmed, end]);
    expect([...bookings]).toEqual([]);
    expect([...endedBookings]).toEqual([bookingId]);
  });

  it('leave out what was refused, or released before it was placed', () => {
    const refused = recorded('booking-refused', {
      quoteId,
      reason: 'slot-taken',
      alternatives: [],
    });
    const released = recorded('booking-hold-released', { isExpired: true });
    const { bookings, endedBookings } = bookingChange([refused, released]);
    expect([...bookings, ...endedBookings]).toEqual([]);
  });
});
