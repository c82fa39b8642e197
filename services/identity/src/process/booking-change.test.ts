import type { EventEnvelope } from '@osta/contracts/envelope';
import { readEvent } from '@osta/contracts/read-event';
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
    type: `osta.booking.${what}`,
    data: { ...parties, requestId: null, ...data },
  });
  return madeEvent({ type: read.type, data: { ...read.data }, subject: bookingId });
}

const placed = recorded('booking-placed.v1', {
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
const confirmed = recorded('booking-confirmed.v1', {
  quoteId: null,
  endsAt: later,
  price,
  closesAt: later,
});
const finished = recorded('work-finished.v1', { finalPrice: 90_000, completesAt: later });
const completed = recorded('booking-completed.v1', {
  by: 'customer',
  finalPrice: 90_000,
  disputableUntil: later,
});
const accused = { by: 'customer', authorId: customerId, reason };
const noShow = recorded('booking-no-show-reported.v1', {
  ...accused,
  quoteId,
  contestableUntil: later,
});
const disputed = recorded('booking-disputed.v1', { reason });
const contested = recorded('no-show-contested.v1', accused);
const resolved = recorded('dispute-resolved.v1', { outcome: 'completed', reason });

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
    ['declined', recorded('booking-declined.v1', { reason })],
    ['expired', recorded('booking-expired.v1')],
    [
      'cancelled',
      recorded('booking-cancelled.v1', { ...policy, ...accused, quoteId, isLate: false }),
    ],
    ['cancelled by an admin', recorded('booking-cancelled-by-admin.v1', { quoteId, reason })],
    ['completed', completed],
    ['completed by time', recorded('booking-auto-completed.v1', { disputableUntil: later })],
    ['a no-show', noShow],
    ['a dispute that an admin resolved', resolved],
  ])('bind nobody: %s', (_what, end) => {
    const { bookings, endedBookings } = bookingChange([placed, confirmed, end]);
    expect([...bookings]).toEqual([]);
    expect([...endedBookings]).toEqual([bookingId]);
  });

  it('leave out what was refused, or released before it was placed', () => {
    const refused = recorded('booking-refused.v1', {
      quoteId,
      reason: 'slot-taken',
      alternatives: [],
    });
    const released = recorded('booking-hold-released.v1', { isExpired: true });
    const { bookings, endedBookings } = bookingChange([refused, released]);
    expect([...bookings, ...endedBookings]).toEqual([]);
  });
});
