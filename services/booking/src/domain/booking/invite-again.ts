import type { BookingRepeatInvited } from '@osta/contracts/booking/booking-repeat-invited';
import { accept, type Decider } from '@osta/platform/decider';

import type { Booking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** The professional asks for the customer again. */
export type InviteAgain = OnBooking;

/** Invites the customer of a job that is done to come back. Once for each job: more would be advertising. */
export const inviteAgain: Decider<InviteAgain, Booking, BookingRepeatInvited, OnBookingRefusal> = (
  _command,
  booking,
  context,
) => {
  const admitted = admit('invite-again', booking, context, ['professional']);
  if (!admitted.ok) return admitted;
  const invited: BookingRepeatInvited = {
    type: 'osta.booking.booking-repeat-invited',
    data: parties(admitted.made),
  };
  return accept(invited);
};
