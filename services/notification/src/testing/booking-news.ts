import type { Actor } from '@osta/contracts/actor';
import { UserId } from '@osta/contracts/ids';

export const bookingId = '01980000-0000-7000-8000-000000000003';
export const customerId = UserId.parse('01980000-0000-7000-8000-00000000000a');
export const professionalId = UserId.parse('01980000-0000-7000-8000-00000000000b');
export const quoteId = '01980000-0000-7000-8000-000000000002';
const extraId = '01980000-0000-7000-8000-000000000004';
const offeringId = '01980000-0000-7000-8000-000000000005';
export const startsAt = '2026-03-02T08:00:00.000Z';
export const endsAt = '2026-03-02T10:00:00.000Z';
export const later = '2026-03-03T08:00:00.000Z';
export const price = { kind: 'fixed', amount: 90_000 };
export const parties = {
  customerId,
  professionalId,
  serviceId: 'plumbing.leak',
  requestId: '01980000-0000-7000-8000-000000000001',
  startsAt,
};
const words = { authorId: customerId, reason: 'Ill' };
const kept = { offeringId, endsAt, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };
const slot = { ...kept, price };
const policy = { freeCancellationHours: 24 };
export const placed = {
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
const keptReview = { of: 'customer', outcome: 'kept', reporterIds: [extraId] }; // A stranger
const contestedStrike = { ...hidden, authorId: customerId };
const first = { by: 'customer', authorId: customerId, stars: 5, text: '', awaitsOther: true };
export const cancelled = { ...words, ...policy, quoteId, isLate: false };

const upheld = { ...hidden, of: 'professional' };
export const handing = {
  ...kept,
  revision: 1,
  previousProfessionalId: quoteId,
  authorId: quoteId,
  storeId: quoteId,
};
const held = { ...slot, ...policy, confirmation: 'instant', heldUntil: later };
const joined = { seriesId: quoteId, rhythm: 'weekly', position: 2, starts: [later, later] };

/** Every event of a booking with who causes it, what it says besides its parties, and what of it is told to whom. */
export const bookingNews: readonly (readonly [string, Actor, object, readonly string[]])[] = [
  [
    'booking-handed-over',
    'system',
    { ...handing, answerBy: null },
    [
      'customer: booking_handed_over null',
      'professional: booking_handed_over null',
      'professional: booking_given_away null',
    ],
  ],
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
  [
    'review-reports-decided',
    'system',
    keptReview,
    ['customer: booking_review_report_kept undefined'],
  ],
  ['strike-contested', customerId, contestedStrike, []],
  ['strike-lifted', 'system', hidden, ['customer: booking_strike_lifted null']],
  ['strike-upheld', 'system', upheld, ['professional: booking_strike_upheld null']],
  ['booking-slot-held', customerId, held, []],
  ['start-code-rejected', professionalId, {}, []],
  ['booking-joined-series', customerId, joined, []],
  ['booking-hold-released', 'system', { isExpired: true }, []],
  ['booking-refused', 'system', { quoteId, reason: 'slot-taken', alternatives: [] }, []],
];
