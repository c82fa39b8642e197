import type { BookingIllegalTransition, BookingNotFound } from '@osta/contracts/booking/refusals';
import type { BookingVerb } from '@osta/contracts/booking/status';
import type { Side } from '@osta/contracts/booking/terms';
import type { BookingId } from '@osta/contracts/ids';
import { refuse, type Context, type Refused } from '@osta/platform/decider';

import { allowedVerbs, illegal } from './allowed.ts';
import { sideOf, type Booking, type MadeBooking } from './booking.ts';

/** Names the booking that a command is about. */
export interface OnBooking {
  readonly bookingId: BookingId;
}

/** The refusals of every command on a booking. */
export type OnBookingRefusal = BookingNotFound | BookingIllegalTransition;

/** A booking that allows a command, and who gives it. */
interface Admitted<Who> {
  readonly ok: true;
  readonly made: MadeBooking;
  readonly by: Who;
}

/**
 * Returns the booking if it allows `verb` now to this actor, who must be on one of these sides. To
 * anybody on neither side the booking does not exist.
 */
export function admit<Who extends Side>(
  verb: BookingVerb,
  booking: Booking,
  { actor, now }: Context,
  sides: readonly Who[],
): Admitted<Who> | Refused<OnBookingRefusal> {
  if (booking.status === 'none') return refuse({ code: 'BOOKING_NOT_FOUND' });
  const side = sideOf(booking, actor);
  if (side === undefined) return refuse({ code: 'BOOKING_NOT_FOUND' });
  const by = sides.find((each) => each === side);
  return booking.status === 'refused' ||
    by === undefined ||
    !allowedVerbs(booking, now).includes(verb)
    ? refuse(illegal(booking, now))
    : { ok: true, made: booking, by };
}

/** The same for an admin: the route's access checks that the actor is one. */
export function admitAdmin(
  verb: BookingVerb,
  booking: Booking,
  { now }: Context,
): Admitted<'admin'> | Refused<OnBookingRefusal> {
  if (booking.status === 'none') return refuse({ code: 'BOOKING_NOT_FOUND' });
  return booking.status === 'refused' || !allowedVerbs(booking, now).includes(verb)
    ? refuse(illegal(booking, now))
    : { ok: true, made: booking, by: 'admin' };
}
