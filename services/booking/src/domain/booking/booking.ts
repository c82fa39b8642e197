import type { Actor } from '@osta/contracts/actor';
import type { BookingEvent } from '@osta/contracts/booking/events';
import type { SeriesPlace } from '@osta/contracts/booking/series';
import type { BookingStatus } from '@osta/contracts/booking/status';
import type { BookingPrice, HoursBefore, Side } from '@osta/contracts/booking/terms';
import type { Dirham } from '@osta/contracts/dirham';
import type {
  OfferingId,
  QuoteId,
  ServiceRequestId,
  SlotWaitId,
  StoreId,
  UserId,
} from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { Confirmation } from '@osta/contracts/offering/offer';
import type { RecordedName } from '@osta/contracts/offering/recorded-name';
import type { Fold } from '@osta/platform/decider';
import type { PlaceId } from '@osta/reference/place-id';
import type { ServiceId } from '@osta/reference/service-id';

import { extrasAfter, type Extra } from './extra.ts';
import { handedOver, type Handover } from './handed-over.ts';
import { proposed, type Proposal } from './proposal.ts';
import { otherSide, reviewsAfter, type Reviews } from './reviews.ts';
import { contested, decided, newStrike, type Strike } from './strike.ts';
import type { Way } from './way.ts';

/** How a booking ended, where somebody ended it. */
export interface Ending {
  readonly by: Side | 'admin' | 'system';
  readonly authorId: UserId;
  readonly isLate: boolean;
  readonly reason: string;
}

interface Known {
  readonly customerId: UserId;
  readonly professionalId: UserId;
  readonly serviceId: ServiceId;
  readonly requestId: ServiceRequestId | null;
  readonly quoteId: QuoteId | null;
  readonly startsAt: Instant;
}

/** An accepted quote that could not be booked. The quote may be accepted again. */
export interface RefusedBooking extends Known {
  readonly status: 'refused';
}

/** A booking that has, or had, a time in the professional's day. */
export interface MadeBooking extends Known {
  readonly status: Exclude<BookingStatus, 'refused'>;
  readonly offeringId: OfferingId | null;
  /** What the professional called the service when it was booked: `readBookedNames` opens it. */
  readonly offeringName?: RecordedName | undefined;
  /** The store at whose page it was booked. */
  readonly storeId?: StoreId | undefined;
  /** The wait that the slot was offered to; until it is placed. */
  readonly waitId?: SlotWaitId | undefined;
  readonly endsAt: Instant;
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  readonly price: BookingPrice;
  readonly confirmation: Confirmation;
  readonly freeCancellationHours: number;
  readonly placeId: PlaceId | null;
  readonly addressNote: string;
  readonly note: string;
  /** Times that the booking was moved. */
  readonly revision: number;
  /** Set while a slot is held. */
  readonly heldUntil: Instant | null;
  /** Set while the professional has to answer. */
  readonly answerBy: Instant | null;
  /** Set from the confirmation until the work is finished: when it counts as completed by itself. */
  readonly closesAt: Instant | null;
  readonly proposal: Proposal | null;
  /** How often each side has proposed another time. */
  readonly proposed: Readonly<Record<Side, number>>;
  readonly isOnTheWay: boolean;
  readonly hasArrived: boolean;
  /** How often the professional has given another code than the customer's. */
  readonly wrongCodes: number;
  readonly extras: readonly Extra[];
  readonly finalPrice: Dirham | null;
  /** Set while the customer's confirmation is awaited: when the booking is completed without it. */
  readonly completesAt: Instant | null;
  readonly cashReceived: Dirham | null;
  readonly cashPaid: Dirham | null;
  /** `null` before it is completed; false when nobody confirmed the work. */
  readonly isVerified: boolean | null;
  /** Until when a completed booking can be disputed, or a no-show contested. */
  readonly objectableUntil: Instant | null;
  /** Who reported that the other side did not come. */
  readonly noShowBy: Side | null;
  readonly ending: Ending | null;
  /** Who had it before and who handed it over, in order; absent: it never was. */
  readonly handovers?: readonly Handover[];
  /** `null`: nobody has one. */
  readonly strike: Strike | null;
  /** The reminders that were due since the booking got its present start. */
  readonly reminded: readonly HoursBefore[];
  /** The professional's way to the job at its present start; `null`: not reckoned yet, not known, or told. */
  readonly way: Way | null;
  /** `null` before it is completed. */
  readonly reviews: Reviews | null;
  /** Whether the professional has invited the customer to book again. */
  readonly isInvitedAgain: boolean;
  /** Its place among bookings that were placed together; `null`: it is a single one. */
  readonly series: SeriesPlace | null;
}

/** The state of a booking: the fold of its events. */
export type Booking = { readonly status: 'none' } | RefusedBooking | MadeBooking;

/** Returns on which side of the booking this actor is; `undefined` if on none. */
export function sideOf(
  { customerId, professionalId }: Pick<Known, 'customerId' | 'professionalId'>,
  actor: Actor,
): Side | undefined {
  if (actor === customerId) return 'customer';
  return actor === professionalId ? 'professional' : undefined;
}

type Begin = Extract<
  BookingEvent,
  {
    readonly type:
      | 'osta.booking.booking-slot-held'
      | 'osta.booking.booking-placed'
      | 'osta.booking.booking-refused';
  }
>;

/**
 * Folds the events of a booking. An event that does not fit changes nothing here; `audit verify`
 * reports such a stream.
 */
export const booking: Fold<Booking, BookingEvent> = {
  version: 10,
  initial: { status: 'none' },

  evolve(state, event) {
    if (begins(event)) return begun(event);
    return state.status === 'none' || state.status === 'refused' ? state : evolveMade(state, event);
  },
};

function begins(event: BookingEvent): event is Begin {
  return (
    event.type === 'osta.booking.booking-slot-held' ||
    event.type === 'osta.booking.booking-placed' ||
    event.type === 'osta.booking.booking-refused'
  );
}

const untouched = {
  revision: 0,
  heldUntil: null,
  answerBy: null,
  closesAt: null,
  proposal: null,
  proposed: { customer: 0, professional: 0 },
  isOnTheWay: false,
  hasArrived: false,
  wrongCodes: 0,
  extras: [],
  finalPrice: null,
  completesAt: null,
  cashReceived: null,
  cashPaid: null,
  isVerified: null,
  objectableUntil: null,
  noShowBy: null,
  ending: null,
  strike: null,
  reminded: [],
  way: null,
  reviews: null,
  isInvitedAgain: false,
  series: null,
} as const;

function begun({ type, data }: Begin): Booking {
  switch (type) {
    case 'osta.booking.booking-slot-held': {
      const words = { placeId: null, addressNote: '', note: '' };
      return { ...untouched, ...data, ...words, quoteId: null, status: 'held' };
    }
    case 'osta.booking.booking-placed': {
      const confirmation = data.answerBy === null ? 'instant' : 'approval';
      return { ...untouched, ...data, confirmation, status: 'pending' };
    }
    case 'osta.booking.booking-refused': {
      const { reason: _reason, alternatives: _alternatives, ...known } = data;
      return { ...known, status: 'refused' };
    }
  }
}

function evolveMade(made: MadeBooking, event: Exclude<BookingEvent, Begin>): MadeBooking {
  switch (event.type) {
    case 'osta.booking.booking-joined-series': {
      const { seriesId: id, rhythm, position, starts } = event.data;
      return { ...made, series: { id, rhythm, position, of: starts.length } };
    }
    case 'osta.booking.booking-hold-released':
      return { ...made, status: 'released', heldUntil: null };
    case 'osta.booking.booking-confirmed':
      return { ...made, status: 'confirmed', answerBy: null, closesAt: event.data.closesAt };
    case 'osta.booking.booking-declined': {
      const { professionalId: authorId, reason } = event.data;
      return ended(made, 'declined', { by: 'professional', authorId, isLate: false, reason });
    }
    case 'osta.booking.booking-expired':
      return ended(made, 'expired', made.ending);

    case 'osta.booking.reschedule-proposed':
      return { ...made, ...proposed(made, event.data) };
    case 'osta.booking.booking-rescheduled':
    case 'osta.booking.booking-amended-by-admin': {
      const { startsAt, endsAt, revision, closesAt } = event.data;
      const flags = { isOnTheWay: false, hasArrived: false, reminded: [], way: null };
      const unsaid = { answerBy: null, proposal: null, ...flags };
      return { ...made, ...unsaid, status: 'confirmed', startsAt, endsAt, revision, closesAt };
    }
    case 'osta.booking.booking-handed-over':
      return { ...made, ...handedOver(made, event.data) };
    case 'osta.booking.reschedule-rejected':
    case 'osta.booking.reschedule-withdrawn':
    case 'osta.booking.reschedule-expired':
      return { ...made, proposal: null };

    case 'osta.booking.professional-on-the-way':
      return { ...made, isOnTheWay: true };
    case 'osta.booking.professional-arrived':
      return { ...made, hasArrived: true };
    case 'osta.booking.start-code-rejected':
      return { ...made, wrongCodes: made.wrongCodes + 1 };
    case 'osta.booking.work-started':
      return { ...made, status: 'in_progress', proposal: null, closesAt: event.data.closesAt };
    case 'osta.booking.extra-proposed':
    case 'osta.booking.extra-approved':
    case 'osta.booking.extra-declined':
    case 'osta.booking.extra-withdrawn':
      return { ...made, extras: extrasAfter(made.extras, event) };
    case 'osta.booking.work-finished': {
      const { finalPrice, completesAt } = event.data;
      return { ...made, status: 'awaiting_confirmation', closesAt: null, finalPrice, completesAt };
    }

    case 'osta.booking.cash-received':
      return { ...made, cashReceived: event.data.amount };
    case 'osta.booking.cash-paid-confirmed':
      return { ...made, cashPaid: event.data.amount };
    case 'osta.booking.booking-completed':
      return completed(made, event.data.disputableUntil, true);
    case 'osta.booking.booking-auto-completed':
      return completed(made, event.data.disputableUntil, false);

    case 'osta.booking.booking-disputed': {
      const { customerId: authorId, reason } = event.data;
      return ended(made, 'disputed', { by: 'customer', authorId, isLate: false, reason });
    }
    case 'osta.booking.dispute-resolved': {
      const { outcome, reason, customerId: authorId } = event.data;
      const strike = decided(made.strike, outcome === 'completed' ? 'lifted' : 'upheld', reason);
      const ending: Ending = { by: 'admin', authorId, isLate: false, reason };
      const resolved = { ...ended(made, outcome, ending), strike };
      return outcome === 'completed'
        ? { ...resolved, isVerified: true }
        : // Only completed bookings have reviews
          { ...resolved, reviews: null };
    }
    case 'osta.booking.booking-cancelled': {
      const { by, authorId, isLate, reason } = event.data;
      const cancelled = ended(made, 'cancelled', { by, authorId, isLate, reason });
      return isLate && by !== 'system'
        ? { ...cancelled, strike: newStrike(by, 'late-cancellation') }
        : cancelled;
    }
    case 'osta.booking.booking-cancelled-by-admin': {
      const { customerId: authorId, reason } = event.data;
      return ended(made, 'cancelled', { by: 'admin', authorId, isLate: false, reason });
    }
    case 'osta.booking.booking-no-show-reported': {
      const { by, authorId, reason, contestableUntil: objectableUntil } = event.data;
      const reported = ended(made, 'no_show', { by, authorId, isLate: false, reason });
      const strike = newStrike(otherSide(by), 'no-show');
      return { ...reported, noShowBy: by, objectableUntil, strike };
    }
    case 'osta.booking.no-show-contested': {
      const { by, authorId, reason } = event.data;
      const disputed = ended(made, 'disputed', { by, authorId, isLate: false, reason });
      return { ...disputed, strike: contested(made.strike, reason) };
    }
    case 'osta.booking.strike-contested':
      return { ...made, strike: contested(made.strike, event.data.reason) };
    case 'osta.booking.strike-lifted':
      return { ...made, strike: decided(made.strike, 'lifted', event.data.reason) };
    case 'osta.booking.strike-upheld':
      return { ...made, strike: decided(made.strike, 'upheld', event.data.reason) };

    case 'osta.booking.booking-reminder-due':
      return {
        ...made,
        reminded: [...made.reminded, event.data.hoursBefore],
        way: event.data.way ?? made.way,
      };
    case 'osta.booking.departure-due':
      return { ...made, way: null };
    case 'osta.booking.booking-repeat-invited':
      return { ...made, isInvitedAgain: true };
    case 'osta.booking.reviews-invited':
    case 'osta.booking.review-written':
    case 'osta.booking.reviews-published':
    case 'osta.booking.review-replied':
    case 'osta.booking.review-reported':
    case 'osta.booking.review-reports-decided':
    case 'osta.booking.review-hidden':
      return { ...made, reviews: reviewsAfter(made.reviews, event) };
  }
}

/** Nothing is awaited any more once a booking has ended. */
function ended(
  made: MadeBooking,
  status: MadeBooking['status'],
  ending: Ending | null,
): MadeBooking {
  const over = { heldUntil: null, answerBy: null, closesAt: null, completesAt: null };
  return { ...made, ...over, proposal: null, objectableUntil: null, status, ending };
}

function completed(made: MadeBooking, disputableUntil: Instant, isVerified: boolean): MadeBooking {
  const done = ended(made, 'completed', null);
  return { ...done, isVerified, objectableUntil: disputableUntil };
}
