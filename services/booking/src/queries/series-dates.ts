import type {
  BookingIllegalTransition,
  BookingNotFound,
  ServiceNotBookable,
} from '@osta/contracts/booking/refusals';
import type { SeriesDates, SeriesDatesQuery } from '@osta/contracts/booking/series-api';
import type { BookingId, UserId } from '@osta/contracts/ids';
import type { ProfessionalPaused } from '@osta/contracts/professional/refusals';
import type { Clock } from '@osta/platform/clock';
import { refuse, type Refused } from '@osta/platform/decider';
import type { Pool } from 'pg';
import { z } from 'zod';

import { illegal, statusAt } from '../domain/booking/allowed.ts';
import { sideOf, type Booking } from '../domain/booking/booking.ts';
import { rangeAround } from '../domain/booking/offered-service.ts';
import { openAtStore } from '../domain/booking/open-at-store.ts';
import { seriesDates } from '../domain/booking/series-dates.ts';
import { seriesStarts } from '../domain/booking/series-starts.ts';
import { BlockedRow, OfferedRow } from '../slots/offered-row.ts';
import { readServiceOfHeld } from '../slots/service-of-held.sql.ts';
import { findBooking } from './get-booking.sql.ts';

interface Dependencies {
  readonly pool: Pool;
  readonly clock: Clock;
}

type Found =
  | { readonly ok: true; readonly body: SeriesDates }
  | Refused<BookingNotFound | BookingIllegalTransition | ProfessionalPaused | ServiceNotBookable>;

export type ShowSeriesDates = (
  bookingId: BookingId,
  reader: UserId,
  query: SeriesDatesQuery,
) => Promise<Found>;

const Row = z.object({
  offering: OfferedRow.nullable(),
  blocked: BlockedRow,
  isPaused: z.boolean(),
});

/** For how far to read: the zone of the service, which is read with it, says the dates. */
const zone = 'Africa/Tripoli';

/** Returns a query for what repeating a held slot would mean: its dates, and which of them are free. */
export function showSeriesDates({ pool, clock }: Dependencies): ShowSeriesDates {
  return async (bookingId, reader, { rhythm, times }) => {
    const held = await pool.query<{ readonly state: Booking }>({
      ...findBooking,
      values: [bookingId],
    });
    const booking = held.rows[0]?.state;
    const side = !booking || booking.status === 'none' ? undefined : sideOf(booking, reader);
    if (!booking || booking.status === 'none' || side === undefined) {
      return refuse({ code: 'BOOKING_NOT_FOUND' });
    }
    const now = clock.now();
    const isHeld = booking.status !== 'refused' && statusAt(booking, now) === 'held';
    if (!isHeld || side !== 'customer') {
      return refuse(illegal(booking, now));
    }

    const last = seriesStarts(booking.startsAt, rhythm, times, zone).at(-1) ?? booking.startsAt;
    const { rows } = await pool.query<object>({
      name: 'booking.service-of-held',
      text: readServiceOfHeld,
      values: [bookingId, rangeAround(booking.startsAt)[0], rangeAround(last)[1]],
    });
    const { offering, blocked, isPaused } = Row.parse(rows[0]);
    if (isPaused) return refuse({ code: 'PROFESSIONAL_PAUSED' });
    if (offering === null) return refuse({ code: 'SERVICE_NOT_BOOKABLE' });
    const { availability } = offering.terms;
    const starts = seriesStarts(booking.startsAt, rhythm, times, availability.zone);
    const dates = seriesDates(openAtStore(offering, blocked), starts.slice(1), now);
    return { ok: true, body: { dates: [...dates] } };
  };
}
