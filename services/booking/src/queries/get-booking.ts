import type { BookingView } from '@osta/contracts/booking/api';
import type { BookingNotFound } from '@osta/contracts/booking/refusals';
import type { BookingId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import { readStream } from '@osta/event-store/read-events';
import type { Clock } from '@osta/platform/clock';
import { refuse, type Refused } from '@osta/platform/decider';
import { readNamesFor } from '@osta/platform/people/read-names';
import { openEvents } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

import { statusAt } from '../domain/booking/allowed.ts';
import type { BookingPolicy } from '../domain/booking/booking-policy.ts';
import type { Booking, MadeBooking } from '../domain/booking/booking.ts';
import type { StartCode } from '../door/start-code.ts';
import { readBookedNames } from './booked-names.ts';
import { happened } from './booking-history.ts';
import { bookingView, type BookingFile } from './booking-view.ts';
import { findBooking, listSeries } from './get-booking.sql.ts';
import { openBookings } from './open-bookings.ts';
import { readPhone, shownPhoneOf } from './read-phone.ts';
import { roleOf, type Reader } from './reader.ts';
import { completionOf } from './receipt-mark.ts';
import { readStoreNames } from './store-names.ts';

/** What the queries of the service read with. */
export interface Reading {
  readonly pool: Pool;
  readonly schema: string;
  readonly clock: Clock;
  readonly policy: BookingPolicy;
  readonly startCode: StartCode;
}

/** Written by the event store alone: the state is the fold of the stream. */
interface BookingRow {
  readonly version: number;
  readonly state: Booking;
  readonly created_at: Date;
}

interface SiblingRow {
  readonly id: BookingId;
  readonly state: MadeBooking;
}

type Found = { readonly ok: true; readonly view: BookingView } | Refused<BookingNotFound>;

export type GetBooking = (bookingId: BookingId, reader: Reader, locale: Locale) => Promise<Found>;

/**
 * Returns a query for one booking as this reader may see it: state, names, and the history from its
 * own events.
 */
export function getBooking({ pool, schema, clock, policy, startCode }: Reading): GetBooking {
  /** As they are stored, which a receipt proves, and with their words opened. */
  async function eventsOf(bookingId: BookingId, version: number) {
    const events = await readStream(pool, schema, bookingId, 1, version);
    return { events, opened: await openEvents(pool, events, ['booking']) };
  }

  async function seriesOf({ series }: MadeBooking): Promise<BookingFile['siblings']> {
    if (series === null) return [];
    const { rows } = await pool.query<SiblingRow>({ ...listSeries, values: [series.id] });
    const now = clock.now();
    return rows.map(({ id, state }) => ({
      id,
      startsAt: state.startsAt,
      status: statusAt(state, now),
      proposal: state.proposal && { by: state.proposal.by, startsAt: state.proposal.startsAt },
    }));
  }

  return async (bookingId, reader, locale) => {
    const { rows } = await pool.query<BookingRow>({ ...findBooking, values: [bookingId] });
    const [row] = rows;
    const booking = row?.state;
    if (!row || !booking || booking.status === 'none' || booking.status === 'refused') {
      return refuse({ code: 'BOOKING_NOT_FOUND' });
    }
    const role = roleOf(booking, reader);
    if (!role) return refuse({ code: 'BOOKING_NOT_FOUND' });

    const { version } = row;
    const shown = shownPhoneOf(booking, role);
    const [{ events, opened }, names, booked, stores, [readable = booking], siblings, phone] =
      await Promise.all([
        eventsOf(bookingId, version),
        readNamesFor(
          pool,
          [
            booking.customerId,
            booking.professionalId,
            ...(booking.handovers ?? []).map(({ fromId }) => fromId),
          ],
          locale,
        ),
        readBookedNames(pool, [booking], locale),
        readStoreNames(pool, [booking], locale),
        openBookings(pool, schema, [booking]),
        seriesOf(booking),
        shown && readPhone(pool, shown),
      ]);
    const file = {
      id: bookingId,
      version,
      booking: readable,
      createdAt: Instant.parse(row.created_at.toISOString()),
      events: opened.map(happened),
      completion: completionOf(booking, events),
      names,
      booked,
      stores,
      siblings,
      phone,
    };
    const view = bookingView(file, role, locale, clock.now(), { policy, startCode });
    return { ok: true, view };
  };
}
