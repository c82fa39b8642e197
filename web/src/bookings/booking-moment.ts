import type { BookingView } from '@osta/contracts/booking/api';
import type { BookingVerb } from '@osta/contracts/booking/status';

/** Milliseconds between two questions about a moment that has come here, and not yet for the service. */
const [soonest, slowest] = [5000, 60_000];
/** The longest that a page waits for any moment: a timer of a browser takes no more than 24 days. */
const longest = 24 * 3_600_000;

/** What of a booking changes by time alone, or says whether it has changed. */
export type TimedBooking = Pick<
  BookingView,
  | 'status'
  | 'role'
  | 'heldUntil'
  | 'answerBy'
  | 'proposal'
  | 'noShowFrom'
  | 'endsAt'
  | 'isOver'
  | 'cancellation'
  | 'completesAt'
  | 'objectableUntil'
  | 'reviews'
  | 'allowed'
>;

/**
 * Returns in how many milliseconds a booking is to be fetched again because time alone changes it, such as who may
 * report a no-show. The clock of the service decides: what it has not changed yet is asked for again.
 *
 * @param now in milliseconds, by the clock of the reader
 * @returns false: never
 */
export function untilNextMoment(booking: TimedBooking | undefined, now: number): number | false {
  if (booking === undefined) return false;
  const waits = momentsOf(booking).map((moment) => {
    const left = Date.parse(moment) - now;
    return Math.max(left, soonest, Math.min(-left / 2, slowest));
  });
  return waits.length === 0 ? false : Math.min(...waits, longest);
}

/** Returns the moments whose change the booking does not show yet. */
function momentsOf(booking: TimedBooking): readonly string[] {
  const { status, role, proposal, cancellation, reviews, allowed } = booking;
  const can = (verb: BookingVerb): boolean => allowed.includes(verb);
  const isConfirmed = status === 'confirmed';
  const moments: readonly (readonly [moment: string | null | undefined, isAwaited: boolean])[] = [
    [booking.heldUntil, status === 'held'],
    [booking.answerBy, status === 'pending'],
    [proposal?.answerBy, true],
    [booking.noShowFrom, isConfirmed && role !== 'admin' && !can('report-no-show')],
    [booking.endsAt, isConfirmed && !booking.isOver],
    [cancellation.freeUntil, isConfirmed && !cancellation.isLate],
    [booking.completesAt, status === 'awaiting_confirmation'],
    [booking.objectableUntil, can('contest-no-show') || (status === 'completed' && can('dispute'))],
    [reviews?.until, can('review')],
  ];
  return moments.flatMap(([moment, isAwaited]) =>
    isAwaited && moment !== null && moment !== undefined ? [moment] : [],
  );
}
