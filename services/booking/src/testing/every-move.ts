import type { BookingEvent } from '@osta/contracts/booking/events';
import type { BookingVerb } from '@osta/contracts/booking/status';
import { Dirham } from '@osta/contracts/dirham';
import {
  BookingId,
  ExtraId,
  OfferingId,
  QuoteId,
  ServiceRequestId,
  StoreId,
  UserId,
} from '@osta/contracts/ids';
import { Instant, later } from '@osta/contracts/instant';
import { weeklyHours } from '@osta/contracts/offering/weekly-hours';
import type { Context, Decision, Refusal } from '@osta/platform/decider';
import { PlaceId } from '@osta/reference/place-id';
import { ServiceId } from '@osta/reference/service-id';

import { acceptTime } from '../domain/booking/accept-time.ts';
import { isReviewShown } from '../domain/booking/allowed-to-review.ts';
import { amendBooking } from '../domain/booking/amend-booking.ts';
import { approveExtra } from '../domain/booking/approve-extra.ts';
import { arrive } from '../domain/booking/arrive.ts';
import { defaultBookingPolicy } from '../domain/booking/booking-policy.ts';
import type { Booking, MadeBooking } from '../domain/booking/booking.ts';
import { cancelAsAdmin } from '../domain/booking/cancel-as-admin.ts';
import { cancelBooking } from '../domain/booking/cancel-booking.ts';
import { completeBooking } from '../domain/booking/complete-booking.ts';
import { confirmBooking } from '../domain/booking/confirm-booking.ts';
import { confirmCash } from '../domain/booking/confirm-cash.ts';
import { contestNoShow } from '../domain/booking/contest-no-show.ts';
import { contestStrike } from '../domain/booking/contest-strike.ts';
import { liftStrike, upholdStrike } from '../domain/booking/decide-strike.ts';
import { declineBooking } from '../domain/booking/decline-booking.ts';
import { declineExtra } from '../domain/booking/decline-extra.ts';
import { disputeBooking } from '../domain/booking/dispute-booking.ts';
import { finishWork } from '../domain/booking/finish-work.ts';
import { handOver } from '../domain/booking/hand-over.ts';
import { hideReview } from '../domain/booking/hide-review.ts';
import { inviteAgain } from '../domain/booking/invite-again.ts';
import { leaveFor } from '../domain/booking/leave-for.ts';
import type { OfferedService } from '../domain/booking/offered-service.ts';
import { placeBooking } from '../domain/booking/place-booking.ts';
import { proposeExtra } from '../domain/booking/propose-extra.ts';
import { proposeTime } from '../domain/booking/propose-time.ts';
import { recordCash } from '../domain/booking/record-cash.ts';
import { rejectTime } from '../domain/booking/reject-time.ts';
import { releaseHold } from '../domain/booking/release-hold.ts';
import { replyToReview } from '../domain/booking/reply-to-review.ts';
import { reportNoShow } from '../domain/booking/report-no-show.ts';
import { resolveDispute } from '../domain/booking/resolve-dispute.ts';
import { startWork } from '../domain/booking/start-work.ts';
import type { Colleague } from '../domain/booking/take-over.ts';
import { withdrawExtra } from '../domain/booking/withdraw-extra.ts';
import { withdrawTime } from '../domain/booking/withdraw-time.ts';
import { writeReview } from '../domain/booking/write-review.ts';

const uuid = (end: string): string => `01980000-0000-7000-8000-0000000000${end}`;

export const bookingId = BookingId.parse(uuid('b1'));
export const offeringId = OfferingId.parse(uuid('d1'));
export const quoteId = QuoteId.parse(uuid('51'));
export const requestId = ServiceRequestId.parse(uuid('41'));
export const salma = UserId.parse(uuid('0a'));
export const omar = UserId.parse(uuid('0c'));
/** Another professional with the same service, at the same store. */
export const rami = UserId.parse(uuid('0d'));
export const admin = UserId.parse(uuid('0f'));
/** Who manages the store. */
export const huda = UserId.parse(uuid('10'));
export const storeId = StoreId.parse(uuid('f1'));
export const stranger = UserId.parse(uuid('0e'));
export const today = Instant.parse('2026-03-01T07:30:00.000Z');
/** The start of the booking of these stories. */
export const tomorrow = Instant.parse('2026-03-02T08:00:00.000Z');
export const policy = defaultBookingPolicy;
export const serviceId = ServiceId.parse('plumbing.leak');
const extraId = ExtraId.parse(uuid('e1'));
const amount = Dirham.parse(85_000);
/** What the service of these stories costs. */
export const price = { kind: 'fixed', amount: Dirham.parse(60_000) } as const;

/** A professional who works from eight to six on every day. */
export function offered(
  confirmation: 'instant' | 'approval',
  busy: OfferedService['busy'] = [],
): OfferedService {
  const open = [{ from: 480, to: 1080 }];
  return {
    id: offeringId,
    professionalId: omar,
    serviceId,
    name: { ar: 'كشف تسرب', en: '' },
    terms: {
      rules: {
        durationMinutes: 90,
        bufferBeforeMinutes: 15,
        bufferAfterMinutes: 15,
        noticeMinutes: 120,
        horizonDays: 30,
        slotIntervalMinutes: 30,
        dailyCap: null,
      },
      price,
      confirmation,
      cancellation: 'moderate',
      availability: weeklyHours(open, open),
    },
    busy,
    strikes: [],
  };
}

/** Returns the context of a command of this actor at this moment. */
export function by(actor: Context['actor'], now: Instant = today): Context {
  return { actor, now, newId: () => extraId };
}

const facts = { policy, days: { busy: [], terms: null } };
const reason = 'As agreed';

/** Returns a time that lies ahead and is not the present one. */
function otherTime(booking: Booking, { now }: Context): Instant {
  const start = booking.status === 'none' ? now : booking.startsAt;
  return later(start > now ? start : now, 30 * 3_600_000);
}

function isMade(booking: Booking): booking is MadeBooking {
  return booking.status !== 'none' && booking.status !== 'refused';
}

/** The start of the open proposal; where there is none, any. */
function proposedTime(booking: Booking): Instant {
  return isMade(booking) ? (booking.proposal?.startsAt ?? today) : today;
}

/** Returns a professional as a colleague who may take over: their service, and when they are taken. */
export function colleague(id: UserId, busy: OfferedService['busy'] = []): Colleague {
  return { id, services: [{ ...offered('instant', busy), professionalId: id }], isPaused: false };
}

type Decide = (booking: Booking, context: Context) => Decision<BookingEvent, Refusal>;

/** A verb as each actor may try it. */
export const everyMove: { readonly [Verb in BookingVerb]: Decide } = {
  place: (booking, context) => {
    const placeId = PlaceId.parse('m-tajura');
    const command = { bookingId, placeId, addressNote: '', note: '' };
    return placeBooking(command, booking, context, policy);
  },
  release: (booking, context) => releaseHold({ bookingId }, booking, context),
  confirm: (booking, context) => confirmBooking({ bookingId }, booking, context, policy),
  decline: (booking, context) => declineBooking({ bookingId, reason }, booking, context),
  'propose-time': (booking, context) => {
    const newStartsAt = otherTime(booking, context);
    return proposeTime({ bookingId, newStartsAt, note: '' }, booking, context, facts);
  },
  'accept-time': (booking, context) =>
    acceptTime({ bookingId, startsAt: proposedTime(booking) }, booking, context, policy),
  'reject-time': (booking, context) =>
    rejectTime({ bookingId, startsAt: proposedTime(booking), reason }, booking, context),
  'withdraw-time': (booking, context) => withdrawTime({ bookingId }, booking, context),
  'leave-for': (booking, context) => leaveFor({ bookingId }, booking, context, policy),
  arrive: (booking, context) => arrive({ bookingId }, booking, context, policy),
  start: (booking, context) =>
    startWork({ bookingId, code: '4711' }, booking, context, { policy, startCode: '4711' }),
  'propose-extra': (booking, context) =>
    proposeExtra({ bookingId, title: 'A valve', amount }, booking, context),
  'approve-extra': (booking, context) => approveExtra({ bookingId, extraId }, booking, context),
  'decline-extra': (booking, context) => declineExtra({ bookingId, extraId }, booking, context),
  'withdraw-extra': (booking, context) => withdrawExtra({ bookingId, extraId }, booking, context),
  finish: (booking, context) =>
    finishWork({ bookingId, finalPrice: price.amount }, booking, context, policy),
  'record-cash': (booking, context) => recordCash({ bookingId, amount }, booking, context),
  'confirm-cash': (booking, context) => confirmCash({ bookingId, amount }, booking, context),
  complete: (booking, context) => completeBooking({ bookingId }, booking, context, policy),
  dispute: (booking, context) => disputeBooking({ bookingId, reason }, booking, context),
  'report-no-show': (booking, context) =>
    reportNoShow({ bookingId, reason }, booking, context, policy),
  'contest-no-show': (booking, context) => contestNoShow({ bookingId, reason }, booking, context),
  review: (booking, context) =>
    writeReview({ bookingId, stars: 4, text: 'Tidy' }, booking, context),
  'reply-to-review': (booking, context) =>
    replyToReview({ bookingId, text: 'Thank you' }, booking, context),
  'invite-again': (booking, context) => inviteAgain({ bookingId }, booking, context),
  'hide-review': (booking, context) => {
    const author =
      isMade(booking) && isReviewShown(booking, 'customer') ? 'customer' : 'professional';
    return hideReview({ bookingId, author, reason }, booking, context);
  },
  cancel: (booking, context) => cancelBooking({ bookingId, reason }, booking, context),
  'cancel-as-admin': (booking, context) => cancelAsAdmin({ bookingId, reason }, booking, context),
  amend: (booking, context) => {
    const newStartsAt = otherTime(booking, context);
    return amendBooking({ bookingId, newStartsAt, reason }, booking, context, facts);
  },
  'resolve-dispute': (booking, context) =>
    resolveDispute({ bookingId, outcome: 'cancelled', reason }, booking, context, policy),
  'contest-strike': (booking, context) =>
    contestStrike({ bookingId, reason }, booking, context, policy),
  'hand-over': (booking, context) => {
    const [fromId, startsAt] = isMade(booking)
      ? [booking.professionalId, booking.startsAt]
      : [omar, today];
    const toId = fromId === omar ? rami : omar;
    return handOver({ bookingId, fromId, startsAt, toId }, booking, context, {
      policy,
      role: context.actor === huda ? 'manager' : null,
      colleague: colleague(toId),
      blocked: [],
    });
  },
  'lift-strike': (booking, context) => liftStrike({ bookingId, reason }, booking, context),
  'uphold-strike': (booking, context) => upholdStrike({ bookingId, reason }, booking, context),
};
