import type { BookingConfirmed } from '@osta/contracts/booking/booking-confirmed';
import type { BookingJoinedSeries } from '@osta/contracts/booking/booking-joined-series';
import type { BookingPlaced } from '@osta/contracts/booking/booking-placed';
import type { SeriesNotFree, ServiceNotBookable } from '@osta/contracts/booking/refusals';
import type { Rhythm } from '@osta/contracts/booking/series';
import { SeriesId } from '@osta/contracts/ids';
import { later, type Instant } from '@osta/contracts/instant';
import type { ProfessionalPaused } from '@osta/contracts/professional/refusals';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import type { BookingPolicy } from './booking-policy.ts';
import { booking as fold, type Booking, type MadeBooking } from './booking.ts';
import { confirmed } from './confirmation.ts';
import type { OfferedService } from './offered-service.ts';
import type { OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';
import { answerBy, placeBooking, type PlaceBooking } from './place-booking.ts';
import { seriesDates } from './series-dates.ts';

/** The customer makes bookings of the slot that they hold, and of further dates. */
export interface PlaceSeries extends PlaceBooking {
  readonly rhythm: Rhythm;
  /** The starts after the held one. */
  readonly starts: readonly Instant[];
}

/** What the decision knows besides the held booking. */
export interface SeriesFacts {
  readonly policy: BookingPolicy;
  /** With the taken times of all wanted days; `null`: it can no longer be booked. */
  readonly service: OfferedService | null;
  /** Whether its professional takes nothing new for now. */
  readonly isPaused: boolean;
}

/** What the streams of a series record. */
export type SeriesEvent = BookingPlaced | BookingJoinedSeries | BookingConfirmed;

export type PlaceSeriesRefusal =
  | OnBookingRefusal
  | ProfessionalPaused
  | SeriesNotFree
  | ServiceNotBookable;

/**
 * Places the held booking as the first of a series. The others follow from its event: see `occurrences`. If one of
 * the dates is not free, or not after the held one, none is placed.
 */
export function placeSeries(
  { rhythm, starts, ...first }: PlaceSeries,
  booking: Booking,
  context: Context,
  { policy, service, isPaused }: SeriesFacts,
): Decision<SeriesEvent, PlaceSeriesRefusal> {
  const placing = placeBooking(first, booking, context, policy);
  if (!placing.ok) return placing;
  if (isPaused) return refuse({ code: 'PROFESSIONAL_PAUSED' });
  if (service === null) return refuse({ code: 'SERVICE_NOT_BOOKABLE' });
  const [placed, ...confirming] = placing.events;
  if (!placed || booking.status === 'none' || booking.status === 'refused') {
    throw new Error('what was held is placed');
  }

  const wanted = starts.toSorted();
  const { startsAt } = booking;
  const refused = seriesDates(service, wanted, context.now).flatMap((date) =>
    date.isFree && date.startsAt > startsAt ? [] : [{ ...date, isFree: false }],
  );
  if (refused.length > 0) return refuse({ code: 'SERIES_NOT_FREE', dates: refused });

  const joined: BookingJoinedSeries = {
    type: 'osta.booking.booking-joined-series',
    data: {
      ...parties(booking),
      seriesId: SeriesId.parse(context.newId(1)),
      rhythm,
      position: 1,
      starts: [startsAt, ...wanted],
    },
  };
  return accept(placed, joined, ...confirming);
}

/**
 * Returns the events of the bookings of a series after its first one, in order: each has the terms and the words
 * of the first, and is confirmed by the same rule.
 *
 * @param first the first booking as it was placed; its words may be sealed
 */
export function occurrences(
  first: MadeBooking,
  { data: series }: BookingJoinedSeries,
  now: Instant,
  policy: BookingPolicy,
): readonly (readonly [SeriesEvent, ...SeriesEvent[]])[] {
  const length = Date.parse(first.endsAt) - Date.parse(first.startsAt);
  return series.starts.slice(1).map((startsAt, n) => {
    const isInstant = first.confirmation === 'instant';
    const placed: BookingPlaced = {
      type: 'osta.booking.booking-placed',
      data: {
        ...parties(first),
        startsAt,
        quoteId: null,
        offeringId: first.offeringId,
        ...(first.offeringName !== undefined && { offeringName: first.offeringName }),
        ...(first.storeId !== undefined && { storeId: first.storeId }),
        endsAt: later(startsAt, length),
        bufferBeforeMinutes: first.bufferBeforeMinutes,
        bufferAfterMinutes: first.bufferAfterMinutes,
        price: first.price,
        freeCancellationHours: first.freeCancellationHours,
        placeId: first.placeId,
        addressNote: first.addressNote,
        note: first.note,
        answerBy: isInstant ? null : answerBy(startsAt, now, policy),
      },
    };
    const joined: BookingJoinedSeries = {
      type: 'osta.booking.booking-joined-series',
      data: { ...series, startsAt, position: n + 2 },
    };
    const made = [placed, joined].reduce<Booking>(fold.evolve, fold.initial);
    if (made.status === 'none' || made.status === 'refused') throw new Error('a placed booking is');
    return isInstant ? [placed, joined, confirmed(made, policy)] : [placed, joined];
  });
}
