import { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { readEvent } from '@osta/contracts/read-event';
import { recordedType } from '@osta/contracts/recorded-type';
import { madeEvent } from '@osta/event-store/testing/made-event';
import { describe, expect, it } from 'vitest';

import { notify } from './notify.ts';

const bookingId = '01980000-0000-7000-8000-000000000003';
const customerId = '01980000-0000-7000-8000-00000000000a';
const professionalId = '01980000-0000-7000-8000-00000000000b';
const quoteId = '01980000-0000-7000-8000-000000000002';
const extraId = '01980000-0000-7000-8000-000000000004';
const offeringId = '01980000-0000-7000-8000-000000000005';
const startsAt = '2026-03-02T08:00:00.000Z';
const endsAt = '2026-03-02T10:00:00.000Z';
const later = '2026-03-03T08:00:00.000Z';
const price = { kind: 'fixed', amount: 90_000 };
const parties = {
  customerId,
  professionalId,
  serviceId: 'plumbing.leak',
  requestId: '01980000-0000-7000-8000-000000000001',
  startsAt,
};
const words = { authorId: customerId, reason: 'Ill' };
const slot = { offeringId, endsAt, bufferBeforeMinutes: 0, bufferAfterMinutes: 0, price };
const policy = { freeCancellationHours: 24 };
const placed = {
  ...slot,
  ...policy,
  quoteId: null,
  placeId: 'd-tripoli',
  addressNote: '',
  note: '',
};
const moved = { endsAt, closesAt: later, previousStartsAt: later, revision: 1 };
const hidden = { of: 'customer', reason: 'Insults' };
const complaint = { authorId: professionalId, cause: 'insult', words: '', reportedAt: later };
const kept = { of: 'customer', outcome: 'kept', reporterIds: [extraId] }; // A stranger
const contestedStrike = { ...hidden, authorId: customerId };
const first = { by: 'customer', authorId: customerId, stars: 5, text: '', awaitsOther: true };
const cancelled = { ...words, ...policy, quoteId, isLate: false };

type Actor = 'system' | typeof customerId | typeof professionalId;

function recorded(what: string, actor: Actor, data: object): EventEnvelope {
  const type = recordedType(`osta.booking.${what}`);
  const read = readEvent({ type, data: { ...parties, ...data } });
  return madeEvent({ type: read.type, data: { ...read.data }, subject: bookingId, actor });
}

/** Returns `<role>: <reason> <status>` of each notification, in order. */
function told(what: string, actor: Actor, data: object): readonly string[] {
  return notify(recorded(what, actor, data)).map(
    ({ role, reason, parameters }) => `${role}: ${reason} ${parameters.booking?.status}`,
  );
}

const upheld = { ...hidden, of: 'professional' };
const held = { ...slot, ...policy, confirmation: 'instant', heldUntil: later };
const joined = { seriesId: quoteId, rhythm: 'weekly', position: 2, starts: [later, later] };

const rows: readonly (readonly [string, Actor, object, readonly string[]])[] = [
  [
    'booking-placed',
    customerId,
    { ...placed, answerBy: later },
    ['professional: booking_requested pending'],
  ],
  [
    'booking-confirmed',
    'system',
    { quoteId, endsAt, closesAt: later, price },
    ['customer: booking_confirmed confirmed', 'professional: booking_confirmed confirmed'],
  ],
  ['booking-declined', professionalId, { reason: '' }, ['customer: booking_declined declined']],
  [
    'booking-expired',
    'system',
    {},
    ['customer: booking_expired expired', 'professional: booking_expired expired'],
  ],
  [
    'reschedule-proposed',
    customerId,
    {
      by: 'customer',
      authorId: customerId,
      newStartsAt: later,
      newEndsAt: later,
      answerBy: later,
      note: '',
    },
    ['professional: booking_time_proposed null'],
  ],
  [
    'booking-rescheduled',
    professionalId,
    { ...moved, by: 'professional' },
    ['customer: booking_rescheduled rescheduled'],
  ],
  [
    'booking-amended-by-admin',
    'system',
    { ...moved, reason: 'Asked by phone' },
    ['customer: booking_rescheduled rescheduled', 'professional: booking_rescheduled rescheduled'],
  ],
  [
    'reschedule-rejected',
    professionalId,
    { ...words, by: 'professional' },
    ['customer: booking_time_rejected null'],
  ],
  [
    'reschedule-withdrawn',
    customerId,
    { by: 'customer' },
    ['professional: booking_time_withdrawn null'],
  ],
  [
    'reschedule-expired',
    'system',
    { by: 'customer' },
    ['customer: booking_time_unanswered null', 'professional: booking_time_unanswered null'],
  ],
  ['professional-on-the-way', professionalId, {}, ['customer: booking_on_the_way null']],
  ['professional-arrived', professionalId, {}, ['customer: booking_arrived null']],
  [
    'work-started',
    professionalId,
    { proof: 'code', closesAt: later },
    ['customer: booking_started in_progress'],
  ],
  [
    'extra-proposed',
    professionalId,
    { extraId, title: 'Pipe', amount: 5000 },
    ['customer: booking_extra_proposed null'],
  ],
  [
    'extra-approved',
    customerId,
    { extraId, amount: 5000 },
    ['professional: booking_extra_approved null'],
  ],
  [
    'extra-declined',
    customerId,
    { extraId, amount: 5000 },
    ['professional: booking_extra_declined null'],
  ],
  [
    'extra-withdrawn',
    professionalId,
    { extraId, amount: 5000 },
    ['customer: booking_extra_withdrawn null'],
  ],
  [
    'work-finished',
    professionalId,
    { finalPrice: 95_000, completesAt: later },
    ['customer: booking_finished awaiting_confirmation'],
  ],
  ['cash-received', professionalId, { amount: 95_000 }, ['customer: booking_cash_received null']],
  ['cash-paid-confirmed', customerId, { amount: 95_000 }, ['professional: booking_cash_paid null']],
  [
    'booking-completed',
    customerId,
    { by: 'customer', finalPrice: 95_000, disputableUntil: later },
    ['professional: booking_completed completed'],
  ],
  [
    'booking-auto-completed',
    'system',
    { disputableUntil: later },
    ['customer: booking_completed completed', 'professional: booking_completed completed'],
  ],
  [
    'booking-disputed',
    customerId,
    { reason: 'It drips again' },
    ['professional: booking_disputed disputed'],
  ],
  [
    'dispute-resolved',
    'system',
    { outcome: 'completed', reason: 'Repaired' },
    [
      'customer: booking_dispute_resolved completed',
      'professional: booking_dispute_resolved completed',
    ],
  ],
  [
    'booking-cancelled',
    professionalId,
    { ...cancelled, by: 'professional' },
    ['customer: booking_cancelled cancelled'],
  ],
  [
    'booking-cancelled-by-admin',
    'system',
    { quoteId, reason: 'Fraud' },
    [
      'customer: booking_cancelled_by_osta cancelled',
      'professional: booking_cancelled_by_osta cancelled',
    ],
  ],
  [
    'booking-no-show-reported',
    customerId,
    { ...words, by: 'customer', quoteId, contestableUntil: later },
    ['professional: booking_no_show no_show'],
  ],
  [
    'no-show-contested',
    professionalId,
    { ...words, by: 'professional' },
    ['customer: booking_no_show_contested disputed'],
  ],
  [
    'booking-reminder-due',
    'system',
    { hoursBefore: 24, isInTime: true },
    ['customer: booking_tomorrow null', 'professional: booking_tomorrow null'],
  ],
  ['reviews-invited', 'system', { reviewableUntil: later }, []],
  ['review-written', customerId, first, ['professional: booking_review_awaited null']],
  [
    'reviews-published',
    'system',
    { publishedAt: later, customerStars: 5, professionalStars: null },
    ['professional: booking_review_received null'],
  ],
  [
    'review-replied',
    professionalId,
    { by: 'professional', authorId: professionalId, text: 'Thank you', repliedAt: later },
    ['customer: booking_review_replied null'],
  ],
  ['booking-repeat-invited', professionalId, {}, ['customer: booking_repeat_invited null']],
  ['review-hidden', 'system', hidden, ['customer: booking_review_hidden null']],
  ['departure-due', 'system', { travelMinutes: 5, isInTime: false }, []],
  ['review-reported', professionalId, { of: 'customer', ...complaint }, []],
  ['review-reports-decided', 'system', kept, ['customer: booking_review_report_kept undefined']],
  ['strike-contested', customerId, contestedStrike, []],
  ['strike-lifted', 'system', hidden, ['customer: booking_strike_lifted null']],
  ['strike-upheld', 'system', upheld, ['professional: booking_strike_upheld null']],
  ['booking-slot-held', customerId, held, []],
  ['start-code-rejected', professionalId, {}, []],
  ['booking-joined-series', customerId, joined, []],
  ['booking-hold-released', 'system', { isExpired: true }, []],
  ['booking-refused', 'system', { quoteId, reason: 'slot-taken', alternatives: [] }, []],
];

describe('notify of a booking', () => {
  it.each(rows)('notifies the other side of %s by %s', (what, actor, data, expected) => {
    expect(told(what, actor, data)).toEqual(expected);
  });

  it('is tested for every event of a booking', () => {
    const asked = rows.map(([what]) => `osta.booking.${what}`);
    expect(asked.toSorted()).toEqual(
      BookingEvent.options.map(({ shape }) => shape.type.value).toSorted(),
    );
  });

  it('says once that a booking which needs no answer is confirmed', () => {
    expect(told('booking-placed', customerId, { ...placed, answerBy: null })).toEqual([]);
  });

  it('does not blame a side for a booking that ended with its request', () => {
    expect(told('booking-cancelled', 'system', { ...cancelled, by: 'system' })).toEqual([
      'customer: booking_cancelled_by_osta cancelled',
      'professional: booking_cancelled_by_osta cancelled',
    ]);
  });

  it('leads each side to its own page of the booking, and names its start', () => {
    const confirmed = recorded('booking-confirmed', 'system', {
      quoteId,
      endsAt,
      closesAt: later,
      price,
    });
    expect(
      notify(confirmed).map(({ recipientId, parameters }) => [recipientId, parameters]),
    ).toEqual([
      [customerId, expect.objectContaining({ actionPath: `/customer/bookings/${bookingId}` })],
      [
        professionalId,
        {
          actionPath: `/professional/bookings/${bookingId}`,
          customerId,
          professionalId,
          serviceId: 'plumbing.leak',
          budget: null,
          price: null,
          proposedStart: null,
          booking: { status: 'confirmed', start: startsAt },
        },
      ],
    ]);
  });

  it('names the proposed time beside the one that stands', () => {
    const times = { newStartsAt: later, newEndsAt: later, answerBy: later };
    const content = { by: 'customer', authorId: customerId, note: '', ...times };
    const proposed = recorded('reschedule-proposed', customerId, content);
    const [{ parameters } = {}] = notify(proposed);
    expect(parameters).toMatchObject({ proposedStart: later, booking: { start: startsAt } });
  });
});
