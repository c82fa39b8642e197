import type { BookingView } from '@osta/contracts/booking/api';
import type { BookingNotConfirmed, BookingNotFound } from '@osta/contracts/booking/refusals';
import type { Locale } from '@osta/contracts/locale';
import type { Clock } from '@osta/platform/clock';
import { refuse, type Refused } from '@osta/platform/decider';
import ical, { ICalCalendarMethod } from 'ical-generator';

import { calendarEntry, unconfirmed } from './calendar-entry.ts';

interface Surroundings {
  /** The public origin: `https://osta.example`. */
  readonly publicUrl: string;
  readonly clock: Clock;
}

type Calendar =
  | { readonly ok: true; readonly text: string }
  | Refused<BookingNotFound | BookingNotConfirmed>;

export type BookingCalendar = (booking: BookingView, locale: Locale) => Calendar;

/** Returns a function that writes a booking as iCalendar (RFC 5545) for one of its sides. */
export function bookingCalendar({ publicUrl, clock }: Surroundings): BookingCalendar {
  return (booking, locale) => {
    const { role, status } = booking;
    if (role === 'admin') return refuse({ code: 'BOOKING_NOT_FOUND' });
    if (unconfirmed.has(status)) return refuse({ code: 'BOOKING_NOT_CONFIRMED', state: status });

    const { fullName: otherName } = role === 'customer' ? booking.professional : booking.customer;
    const calendar = ical({
      prodId: { company: 'Osta', product: 'Bookings', language: locale.toUpperCase() },
      // With this a calendar takes the entry out that an earlier file put in (RFC 5546 §3.2.5)
      method: status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    });
    const entry = { ...booking, role, otherName };
    calendar.createEvent(calendarEntry(entry, locale, publicUrl, new Date(clock.now())));
    return { ok: true, text: calendar.toString() };
  };
}
