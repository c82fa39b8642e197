import { BookingEvent } from '@osta/contracts/booking/events';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { recordedAs } from '@osta/contracts/recorded-as';

const minute = 60_000;

/** A half-open range of time, in milliseconds. */
interface Range {
  readonly from: number;
  readonly until: number;
}

/** The times that a booking blocks in the day of its professional. */
interface Blocked {
  readonly professionalId: string;
  readonly buffers: { readonly before: number; readonly after: number };
  readonly own: Range;
  /** The time that a side proposes instead. */
  readonly proposed: Range | null;
}

const isBookingEvent = recordedAs(BookingEvent.options);

/**
 * Replays events and finds every moment at which two bookings of one professional overlapped
 * (docs/reliability.md I1). It follows the rules of docs/domain.md by itself, without the code of the service:
 * neither its fold nor the columns of its tables.
 *
 * @param events in the order in which they were committed
 * @returns a line for each overlap
 */
export function overlapsIn(events: readonly EventEnvelope[]): readonly string[] {
  const bookings = new Map<string, Blocked>();
  const found: string[] = [];
  for (const event of events) {
    if (!isBookingEvent(event)) continue;
    const next = blockedAfter(bookings.get(event.subject), event);
    if (next === undefined) bookings.delete(event.subject);
    else bookings.set(event.subject, next);
    if (next === undefined) continue;
    for (const [id, other] of bookings) {
      if (id !== event.subject && doOverlap(next, other)) {
        found.push(`${event.time} ${event.type} of ${event.subject} overlaps ${id}`);
      }
    }
  }
  return found;
}

function doOverlap(one: Blocked, other: Blocked): boolean {
  if (one.professionalId !== other.professionalId) return false;
  return rangesOf(one).some((range) =>
    rangesOf(other).some(({ from, until }) => range.from < until && from < range.until),
  );
}

function rangesOf({ own, proposed }: Blocked): readonly Range[] {
  return proposed ? [own, proposed] : [own];
}

/** After these events, a booking blocks nothing any more. */
const freeing: ReadonlySet<BookingEvent['type']> = new Set([
  'osta.booking.booking-hold-released',
  'osta.booking.booking-refused',
  'osta.booking.booking-declined',
  'osta.booking.booking-expired',
  'osta.booking.booking-cancelled',
  'osta.booking.booking-cancelled-by-admin',
  'osta.booking.booking-no-show-reported',
  'osta.booking.booking-auto-completed',
  'osta.booking.work-finished',
] as const);

/** After these events, no other time is proposed. */
const answering: ReadonlySet<BookingEvent['type']> = new Set([
  'osta.booking.reschedule-rejected',
  'osta.booking.reschedule-withdrawn',
  'osta.booking.reschedule-expired',
] as const);

/** @returns undefined when the booking blocks nothing any more */
function blockedAfter(before: Blocked | undefined, event: BookingEvent): Blocked | undefined {
  const { type, data } = event;
  if (
    type === 'osta.booking.booking-slot-held' ||
    type === 'osta.booking.booking-placed' ||
    type === 'osta.booking.booking-handed-over'
  ) {
    const { professionalId, bufferBeforeMinutes, bufferAfterMinutes } = data;
    const buffers = { before: bufferBeforeMinutes * minute, after: bufferAfterMinutes * minute };
    const own = rangeOf(data.startsAt, data.endsAt, buffers);
    return { professionalId, buffers, own, proposed: null };
  }
  if (!before || freeing.has(type)) return undefined;
  if (answering.has(type)) return { ...before, proposed: null };
  if (type === 'osta.booking.reschedule-proposed') {
    return { ...before, proposed: rangeOf(data.newStartsAt, data.newEndsAt, before.buffers) };
  }
  if (
    type === 'osta.booking.booking-rescheduled' ||
    type === 'osta.booking.booking-amended-by-admin'
  ) {
    return { ...before, own: rangeOf(data.startsAt, data.endsAt, before.buffers), proposed: null };
  }
  return before;
}

function rangeOf(startsAt: string, endsAt: string, buffers: Blocked['buffers']): Range {
  return { from: Date.parse(startsAt) - buffers.before, until: Date.parse(endsAt) + buffers.after };
}
