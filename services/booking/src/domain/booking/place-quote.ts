import type { BookingConfirmed } from '@osta/contracts/booking/booking-confirmed';
import type { BookingPlaced } from '@osta/contracts/booking/booking-placed';
import type { BookingRefused } from '@osta/contracts/booking/booking-refused';
import type { BookingNotFound } from '@osta/contracts/booking/refusals';
import type { QuoteId, ServiceRequestId, UserId } from '@osta/contracts/ids';
import { later, type Instant } from '@osta/contracts/instant';
import type { Price, TimeWindow } from '@osta/contracts/request/terms';
import { accept, refuse, unchanged, type Context, type Decision } from '@osta/platform/decider';
import type { PlaceId } from '@osta/reference/place-id';
import type { ServiceId } from '@osta/reference/service-id';

import type { BookingPolicy } from './booking-policy.ts';
import { booking as fold, type Booking } from './booking.ts';
import { movedTo, nearest, overlaps } from './busy.ts';
import { confirmed } from './confirmation.ts';
import type { OnBooking } from './on-booking.ts';
import { otherTimes, type ProfessionalDays } from './other-times.ts';

const day = 24 * 3_600_000;
/** Quotes name none. */
const buffers = { bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };
/** How many of the following days are tried when the professional publishes no free times. */
const daysTried = 14;

/** A customer accepted a quote. */
export interface PlaceQuote extends OnBooking {
  readonly requestId: ServiceRequestId;
  readonly quoteId: QuoteId;
  readonly customerId: UserId;
  readonly professionalId: UserId;
  readonly serviceId: ServiceId;
  /** `null`: the acceptance did not name it. */
  readonly placeId: PlaceId | null;
  readonly price: Price;
  readonly startsAt: Instant;
  /** Until when the acceptance waits for its booking. */
  readonly confirmBy: Instant;
}

/** What the decision knows of the professional's days. */
export interface QuoteFacts {
  readonly policy: BookingPolicy;
  /** Those around the wanted time. */
  readonly days: ProfessionalDays;
}

/**
 * Books the time of an accepted quote, or records that it cannot be booked. Either way the request
 * hears it. A quote whose booking was refused, or withdrawn with its acceptance, can be accepted again.
 */
export function placeQuote(
  command: PlaceQuote,
  booking: Booking,
  { actor, now }: Context,
  { policy, days }: QuoteFacts,
): Decision<BookingPlaced | BookingConfirmed | BookingRefused, BookingNotFound> {
  if (actor !== 'system') return refuse({ code: 'BOOKING_NOT_FOUND' });
  if (!isFree(booking)) return unchanged;

  const { requestId, quoteId, customerId, professionalId, serviceId, startsAt } = command;
  const known = { customerId, professionalId, serviceId, requestId, startsAt };
  const wanted = { startsAt, endsAt: later(startsAt, policy.quotedWorkTakes) };
  const reason = whyNot(command, wanted, days.busy, now);
  if (reason) {
    const alternatives = reason === 'slot-taken' ? [...timesInstead(wanted, days, now)] : [];
    const refused: BookingRefused = {
      type: 'osta.booking.booking-refused',
      data: { ...known, quoteId, reason, alternatives },
    };
    return accept(refused);
  }

  const placed: BookingPlaced = {
    type: 'osta.booking.booking-placed',
    data: {
      ...known,
      quoteId,
      offeringId: null,
      endsAt: wanted.endsAt,
      ...buffers,
      price: command.price,
      freeCancellationHours: policy.freeCancellationHours,
      placeId: command.placeId,
      addressNote: '',
      note: '',
      answerBy: null,
    },
  };
  const made = fold.evolve(booking, placed);
  if (made.status === 'none' || made.status === 'refused') throw new Error('a placed booking is');
  return accept(placed, confirmed(made, policy));
}

/**
 * Returns whether the quote can be booked: it has no booking, or one that was refused or withdrawn because the
 * acceptance had lapsed.
 */
function isFree(booking: Booking): boolean {
  if (booking.status === 'none' || booking.status === 'refused') return true;
  return booking.status === 'cancelled' && booking.ending?.by === 'system';
}

function whyNot(
  { confirmBy }: PlaceQuote,
  wanted: TimeWindow,
  busy: readonly TimeWindow[],
  now: Instant,
): BookingRefused['data']['reason'] | undefined {
  if (now >= confirmBy || now >= wanted.startsAt) return 'too-late';
  return busy.some((taken) => overlaps(taken, wanted)) ? 'slot-taken' : undefined;
}

function timesInstead(
  wanted: TimeWindow,
  days: ProfessionalDays,
  now: Instant,
): readonly TimeWindow[] {
  return days.terms === null
    ? nearest(sameTimeLater(wanted, days.busy), wanted.startsAt)
    : otherTimes({ ...wanted, ...buffers }, days, now);
}

/** Returns the same time of the following days where the professional is not taken. */
function sameTimeLater(wanted: TimeWindow, busy: readonly TimeWindow[]): readonly TimeWindow[] {
  return Array.from({ length: daysTried }, (_, n) =>
    movedTo(wanted, later(wanted.startsAt, (n + 1) * day)),
  ).filter((window) => !busy.some((taken) => overlaps(taken, window)));
}
