import type { BookingId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

import type { CalendarFile } from './mailer.ts';

/** What the calendar file of a letter says of a booking. */
export interface BookingEntry {
  readonly id: BookingId;
  /** Calendars follow the highest one: each move of the booking counts, and so does its cancellation. */
  readonly sequence: number;
  readonly startsAt: Instant;
  /** `null`: not said, as the entry is being removed. */
  readonly endsAt: Instant | null;
  readonly isCancelled: boolean;
  readonly service: string;
  readonly link: string;
  /** When that happened. */
  readonly at: Instant;
}

/**
 * Returns a booking as a file that a letter brings: it enters, moves or removes the entry that has the id of the
 * booking. Addresses and names stay on the page, as mail is passed on.
 *
 * @param publicUrl the public origin: `https://osta.example`
 */
export function bookingFile(entry: BookingEntry, locale: Locale, publicUrl: string): CalendarFile {
  const { id, sequence, startsAt, endsAt, isCancelled, service, link, at } = entry;
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({
    prodId: { company: 'Osta', product: 'Bookings', language: locale.toUpperCase() },
    method,
  });
  calendar.createEvent({
    id,
    sequence,
    stamp: new Date(at),
    start: new Date(startsAt),
    end: endsAt && new Date(endsAt),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: service,
    description: link,
    url: link,
    // Mail programs act on a file only when it says whose entry it is (RFC 5546 §3.2)
    organizer: { name: 'Osta', email: `no-reply@${new URL(publicUrl).hostname}` },
  });
  return { method: isCancelled ? 'CANCEL' : 'PUBLISH', text: calendar.toString() };
}
