import type { BookingView } from '@osta/contracts/booking/api';
import type { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import type { Names } from '@osta/platform/people/read-names';
import { placeName } from '@osta/reference/names';

import { verbsFor, type ReaderRole } from '../domain/booking/allowed-to.ts';
import { statusAt } from '../domain/booking/allowed.ts';
import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import type { MadeBooking } from '../domain/booking/booking.ts';
import { freeUntil, isLateNow } from '../domain/booking/cancel-booking.ts';
import { isCertain } from '../domain/booking/is-certain.ts';
import { mostPrice } from '../domain/booking/most-price.ts';
import { proposalsLeft } from '../domain/booking/propose-time.ts';
import { noShowFrom } from '../domain/booking/report-no-show.ts';
import { reviewsFor } from '../domain/booking/reviews-for.ts';
import { isCodeLocked } from '../domain/booking/start-work.ts';
import { strikeFor } from '../domain/booking/strike-for.ts';
import { workFrom } from '../domain/booking/work-from.ts';
import type { StartCode } from '../door/start-code.ts';
import type { BookedNames } from './booked-names.ts';
import { bookingHistory, type Happened } from './booking-history.ts';
import { receiptMark } from './receipt-mark.ts';
import type { StoreNames } from './store-names.ts';

type SeriesBooking = NonNullable<BookingView['series']>['bookings'][number];

/** A stored booking with everything that its view is built from. */
export interface BookingFile {
  readonly id: BookingView['id'];
  readonly version: number;
  /** With its text opened. */
  readonly booking: MadeBooking;
  readonly createdAt: Instant;
  /** Every event of its stream up to `version`, in order. */
  readonly events: readonly Happened[];
  /** The stored event that completed it. */
  readonly completion: EventEnvelope | null;
  readonly names: Names;
  readonly booked: BookedNames;
  readonly stores: StoreNames;
  /** The bookings of its series in order; none for a single one. */
  readonly siblings: readonly SeriesBooking[];
  /** Of the other side, where the reader may call it. */
  readonly phone: string | null;
}

/** Returns a booking as one reader may see it. */
export function bookingView(
  {
    id,
    version,
    booking,
    createdAt,
    events,
    completion,
    names,
    booked,
    stores,
    siblings,
    phone,
  }: BookingFile,
  role: ReaderRole,
  locale: Locale,
  now: Instant,
  { policy, startCode }: { readonly policy: BookingPolicy; readonly startCode: StartCode },
): BookingView {
  const { proposal, extras, ending, placeId } = booking;
  const side = role === 'customer' ? 'customer' : 'professional';
  const seesAddress = role !== 'professional' || isCertain(booking);
  const at = (type: BookingEvent['type']): Instant | null =>
    events.findLast(({ event }) => event.type === type)?.at ?? null;

  return {
    id,
    version,
    status: statusAt(booking, now),
    role,
    customer: names(booking.customerId),
    professional: names(booking.professionalId),
    requestId: booking.requestId,
    quoteId: booking.quoteId,
    offeringId: booking.offeringId,
    store: stores(booking),
    serviceId: booking.serviceId,
    serviceName: booked(booking),
    placeName: placeId && placeName(placeId, locale),
    addressNote: seesAddress ? booking.addressNote : null,
    phone,
    note: booking.note,
    startsAt: booking.startsAt,
    endsAt: booking.endsAt,
    isOver: booking.endsAt <= now,
    revision: booking.revision,
    price: booking.price,
    extras: extras.map(({ id: extraId, title, amount, status }) => ({
      id: extraId,
      title,
      amount,
      status,
    })),
    finalPrice: booking.finalPrice,
    mostPrice: mostPrice(booking),
    cashReceived: booking.cashReceived,
    cashPaid: booking.cashPaid,
    proposal: proposal && {
      by: proposal.by,
      startsAt: proposal.startsAt,
      endsAt: proposal.endsAt,
      answerBy: proposal.answerBy,
      note: proposal.note,
    },
    heldUntil: booking.heldUntil,
    isOffered: booking.waitId !== undefined,
    answerBy: booking.answerBy,
    onTheWayAt: booking.isOnTheWay ? at('osta.booking.professional-on-the-way') : null,
    arrivedAt: booking.hasArrived ? at('osta.booking.professional-arrived') : null,
    startedAt: at('osta.booking.work-started'),
    finishedAt: at('osta.booking.work-finished'),
    completesAt: booking.completesAt,
    completedAt: completion && completion.time,
    receipt: completion && receiptMark({ id, completion }),
    isVerified: booking.isVerified,
    objectableUntil: booking.objectableUntil,
    startCode: role === 'customer' && booking.status === 'confirmed' ? startCode(id) : null,
    isCodeLocked: isCodeLocked(booking),
    proposalsLeft: role === 'admin' ? null : proposalsLeft(booking, role, policy),
    workFrom: workFrom(booking.startsAt, policy),
    noShowFrom: noShowFrom(booking.startsAt, policy),
    cancellation: {
      freeUntil: freeUntil(booking, side),
      isLate: isLateNow(booking, side, now),
    },
    ending: ending && { by: ending.by, isLate: ending.isLate, reason: ending.reason },
    strike: strikeFor(booking, role, now, policy),
    reviews: reviewsFor(booking, role),
    series: booking.series && { ...booking.series, bookings: [...siblings] },
    history: bookingHistory(events, names),
    createdAt,
    allowed: verbsFor(booking, role, now, policy),
  };
}
