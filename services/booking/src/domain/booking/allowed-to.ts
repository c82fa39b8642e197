import type { BookingVerb } from '@osta/contracts/booking/status';
import type { Side } from '@osta/contracts/booking/terms';
import type { Instant } from '@osta/contracts/instant';

import { canReply, canReview } from './allowed-to-review.ts';
import { allowedVerbs } from './allowed.ts';
import type { BookingPolicy } from './booking-policy.ts';
import type { MadeBooking } from './booking.ts';
import { proposalsLeft } from './propose-time.ts';
import { noShowFrom } from './report-no-show.ts';
import { isCodeLocked } from './start-work.ts';
import { doesStrikeCount } from './strike.ts';
import { workFrom } from './work-from.ts';

/** As whom somebody looks at a booking. */
export type ReaderRole = Side | 'admin';

const both: readonly ReaderRole[] = ['customer', 'professional'];

/** The roles that may use each verb. */
const roles: { readonly [Verb in BookingVerb]: readonly ReaderRole[] } = {
  place: ['customer'],
  release: ['customer'],
  confirm: ['professional'],
  decline: ['professional'],
  'propose-time': both,
  'accept-time': both,
  'reject-time': both,
  'withdraw-time': both,
  'leave-for': ['professional'],
  arrive: ['professional'],
  start: both,
  'propose-extra': ['professional'],
  'approve-extra': ['customer'],
  'decline-extra': ['customer'],
  'withdraw-extra': ['professional'],
  finish: ['professional'],
  'record-cash': ['professional'],
  'confirm-cash': ['customer'],
  complete: ['customer'],
  dispute: ['customer'],
  'report-no-show': both,
  'contest-no-show': both,
  review: both,
  'reply-to-review': both,
  'hide-review': ['admin'],
  'invite-again': ['professional'],
  cancel: both,
  'cancel-as-admin': ['admin'],
  amend: ['admin'],
  'resolve-dispute': ['admin'],
  'contest-strike': both,
  'lift-strike': ['admin'],
  'uphold-strike': ['admin'],
  // The owner and the managers of its store, who are on no side
  'hand-over': [],
};

type Condition = (
  booking: MadeBooking,
  role: ReaderRole,
  now: Instant,
  policy: BookingPolicy,
) => boolean;

const isAnswering: Condition = ({ proposal }, role) => proposal?.by !== role;
const isTheDay: Condition = ({ startsAt }, _role, now, policy) => now >= workFrom(startsAt, policy);

/** What must hold for the reader besides their role. */
const conditions: { readonly [Verb in BookingVerb]?: Condition } = {
  'propose-time': (booking, role, _now, policy) =>
    role !== 'admin' && proposalsLeft(booking, role, policy) > 0,
  'accept-time': isAnswering,
  'reject-time': isAnswering,
  'withdraw-time': ({ proposal }, role) => proposal?.by === role,
  'leave-for': isTheDay,
  arrive: isTheDay,
  start: (booking, role, now, policy) =>
    isTheDay(booking, role, now, policy) && !(role === 'professional' && isCodeLocked(booking)),
  'report-no-show': ({ startsAt }, _role, now, policy) => now >= noShowFrom(startsAt, policy),
  'contest-no-show': ({ noShowBy }, role) => noShowBy !== role,
  'contest-strike': (booking, role, now, policy) =>
    booking.strike?.of === role && doesStrikeCount(booking, now, policy),
  review: (booking, role, now) => role !== 'admin' && canReview(booking, role, now),
  'reply-to-review': (booking, role) => role !== 'admin' && canReply(booking, role),
};

/**
 * Returns the verbs that the booking allows this reader now, so that clients offer nothing that
 * would be refused.
 */
export function verbsFor(
  booking: MadeBooking,
  role: ReaderRole,
  now: Instant,
  policy: BookingPolicy,
): BookingVerb[] {
  return allowedVerbs(booking, now).filter(
    (verb) =>
      roles[verb].includes(role) && (conditions[verb]?.(booking, role, now, policy) ?? true),
  );
}
