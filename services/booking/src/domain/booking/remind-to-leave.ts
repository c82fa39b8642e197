import type { DepartureDue } from '@osta/contracts/booking/departure-due';
import { later } from '@osta/contracts/instant';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import type { Booking, MadeBooking } from './booking.ts';
import type { OnBooking, OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';
import type { Way } from './way.ts';

/** The professional has to leave for a booking. */
export type RemindToLeave = OnBooking;

/** So late it still says something: the reminder of two hours before, which reckons the way, may come late. */
const lateAtMost = 15 * 60_000;

/** Returns the way that somebody still has to be told to take: to a confirmed booking, unless they are off already. */
export function wayAhead({ status, way, isOnTheWay, hasArrived }: MadeBooking): Way | null {
  return status === 'confirmed' && !isOnTheWay && !hasArrived ? way : null;
}

/** Records that it is time to leave, once for each start of a confirmed booking. */
export const remindToLeave: Decider<RemindToLeave, Booking, DepartureDue, OnBookingRefusal> = (
  _command,
  booking,
  { actor, now },
) => {
  if (booking.status === 'none' || actor !== 'system') return refuse({ code: 'BOOKING_NOT_FOUND' });
  const way = booking.status === 'refused' ? null : wayAhead(booking);
  if (booking.status === 'refused' || way === null || now < way.leaveAt) {
    return refuse(illegal(booking, now));
  }
  const { travelMinutes, leaveAt } = way;
  const due: DepartureDue = {
    type: 'osta.booking.departure-due',
    data: { ...parties(booking), travelMinutes, isInTime: now <= later(leaveAt, lateAtMost) },
  };
  return accept(due);
};
