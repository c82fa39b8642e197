import type { BookingStatus } from '@osta/contracts/booking/status';
import type { Side } from '@osta/contracts/booking/terms';
import type { BookingId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import { withLocale } from '@osta/contracts/locale-path';
import { ICalEventStatus, type ICalEventData } from 'ical-generator';

/** What a calendar tells of a booking to one of its sides. */
export interface CalendarEntry {
  readonly id: BookingId;
  readonly role: Side;
  readonly status: BookingStatus;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly revision: number;
  readonly serviceName: string;
  /** The name of the other side; empty when the account was erased. */
  readonly otherName: string;
  readonly placeName: string | null;
  readonly addressNote: string | null;
  readonly note: string;
}

/** The statuses of a booking that never stood: no calendar has it. */
export const unconfirmed: ReadonlySet<BookingStatus> = new Set<BookingStatus>([
  'held',
  'released',
  'refused',
  'pending',
  'declined',
  'expired',
]);

const withPerson: { readonly [Language in Locale]: (what: string, who: string) => string } = {
  ar: (what, who) => `${what} مع ${who}`,
  en: (what, who) => `${what} with ${who}`,
};
const comma: { readonly [Language in Locale]: string } = { ar: '، ', en: ', ' };

/**
 * Returns a booking as an entry of iCalendar (RFC 5545). The code at the door is not in it, as calendars are
 * shared and kept by others.
 *
 * A calendar replaces the entry with the same UID when SEQUENCE is higher, so a cancellation counts as one
 * more revision.
 *
 * @param publicUrl the public origin: `https://osta.example`
 * @param stamp when the entry was written
 */
export function calendarEntry(
  entry: CalendarEntry,
  locale: Locale,
  publicUrl: string,
  stamp: Date,
): ICalEventData {
  const { id, role, status, startsAt, endsAt, revision, serviceName, otherName } = entry;
  const page = publicUrl + withLocale(`/${role}/bookings/${id}`, locale);
  const isCancelled = status === 'cancelled';
  return {
    id,
    sequence: isCancelled ? revision + 1 : revision,
    stamp,
    start: new Date(startsAt),
    end: new Date(endsAt),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: otherName === '' ? serviceName : withPerson[locale](serviceName, otherName),
    location: [entry.placeName, entry.addressNote].filter(Boolean).join(comma[locale]) || null,
    description: [entry.note, page].filter(Boolean).join('\n\n'),
    url: page,
  };
}
