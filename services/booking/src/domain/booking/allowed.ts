import type { BookingIllegalTransition } from '@osta/contracts/booking/refusals';
import type { BookingStatus, BookingVerb } from '@osta/contracts/booking/status';
import type { Instant } from '@osta/contracts/instant';

import { canReply, canReview, isReviewShown, someSide } from './allowed-to-review.ts';
import type { MadeBooking, RefusedBooking } from './booking.ts';

const answerTime: readonly BookingVerb[] = ['accept-time', 'reject-time', 'withdraw-time'];
const cash: readonly BookingVerb[] = ['record-cash', 'confirm-cash'];
/** A dispute does not stop the time in which both sides can review each other. */
const reviewing: readonly BookingVerb[] = ['review', 'reply-to-review', 'hide-review'];

/** The verbs that each status allows, for any actor (docs/domain.md §3). */
export const bookingVerbs: { readonly [Status in BookingStatus]: readonly BookingVerb[] } = {
  held: ['place', 'release'],
  pending: [
    'confirm',
    'decline',
    'propose-time',
    ...answerTime,
    'cancel',
    'cancel-as-admin',
    'amend',
    'hand-over',
  ],
  confirmed: [
    'propose-time',
    ...answerTime,
    'leave-for',
    'arrive',
    'start',
    'report-no-show',
    'cancel',
    'cancel-as-admin',
    'amend',
    'hand-over',
  ],
  in_progress: [
    'propose-extra',
    'approve-extra',
    'decline-extra',
    'withdraw-extra',
    'finish',
    'cancel-as-admin',
  ],
  awaiting_confirmation: ['complete', 'dispute', ...cash, 'cancel-as-admin'],
  completed: ['dispute', ...cash, ...reviewing, 'invite-again'],
  disputed: ['resolve-dispute', ...cash, ...reviewing],
  no_show: ['contest-no-show', 'lift-strike'],
  released: [],
  refused: [],
  cancelled: ['contest-strike', 'lift-strike', 'uphold-strike'],
  declined: [],
  expired: [],
};

/**
 * Returns the status at this moment: what a timer ends has ended at its time, whether or not that is
 * recorded yet.
 */
export function statusAt(booking: MadeBooking | RefusedBooking, now: Instant): BookingStatus {
  if (booking.status === 'refused') return 'refused';
  const { status, heldUntil, answerBy } = booking;
  if (heldUntil !== null && now >= heldUntil) return 'released';
  if (status === 'pending' && answerBy !== null && now >= answerBy) return 'expired';
  return status;
}

type Condition = (booking: MadeBooking, now: Instant) => boolean;

const isAnswerAwaited: Condition = ({ proposal }, now) =>
  proposal !== null && now < proposal.answerBy;
const isObjectable: Condition = ({ objectableUntil }, now) =>
  objectableUntil !== null && now < objectableUntil;
const isExtraOpen: Condition = ({ extras }) => extras.some(({ status }) => status === 'proposed');

/** What must hold besides the status. */
const conditions: { readonly [Verb in BookingVerb]?: Condition } = {
  'propose-time': (booking, now) => !isAnswerAwaited(booking, now),
  'accept-time': isAnswerAwaited,
  'reject-time': isAnswerAwaited,
  'withdraw-time': isAnswerAwaited,
  'leave-for': ({ isOnTheWay, hasArrived }) => !isOnTheWay && !hasArrived,
  arrive: ({ hasArrived }) => !hasArrived,
  'approve-extra': isExtraOpen,
  'decline-extra': isExtraOpen,
  'withdraw-extra': isExtraOpen,
  finish: (booking, now) => !isExtraOpen(booking, now),
  dispute: (booking, now) =>
    booking.status === 'awaiting_confirmation' || isObjectable(booking, now),
  'contest-no-show': isObjectable,
  review: (booking, now) => someSide((side) => canReview(booking, side, now)),
  'reply-to-review': (booking) => someSide((side) => canReply(booking, side)),
  'contest-strike': ({ strike }) =>
    strike?.standing === 'stands' && strike.cause === 'late-cancellation',
  'lift-strike': ({ strike }) => strike !== null && strike.standing !== 'lifted',
  'uphold-strike': ({ strike }) => strike?.standing === 'contested',
  'invite-again': ({ isInvitedAgain }) => !isInvitedAgain,
  'hand-over': ({ storeId, startsAt, hasArrived }, now) =>
    storeId !== undefined && now < startsAt && !hasArrived,
  'hide-review': (booking) => someSide((side) => isReviewShown(booking, side)),
};

/** Returns the verbs that the booking allows now, for any actor. */
export function allowedVerbs(
  booking: MadeBooking | RefusedBooking,
  now: Instant,
): readonly BookingVerb[] {
  if (booking.status === 'refused') return [];
  return bookingVerbs[statusAt(booking, now)].filter(
    (verb) => conditions[verb]?.(booking, now) ?? true,
  );
}

/** Returns the refusal of an illegal transition: the current status and the verbs it allows. */
export function illegal(
  booking: MadeBooking | RefusedBooking,
  now: Instant,
): BookingIllegalTransition {
  return {
    code: 'BOOKING_ILLEGAL_TRANSITION',
    state: statusAt(booking, now),
    allowed: allowedVerbs(booking, now),
  };
}
