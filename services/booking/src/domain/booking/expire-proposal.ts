import type { RescheduleExpired } from '@osta/contracts/booking/reschedule-expired';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import type { Booking } from './booking.ts';
import type { OnBooking, OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** Nobody answered the proposed time. */
export type ExpireProposal = OnBooking;

/** Ends a proposal; the original time stands. */
export const expireProposal: Decider<
  ExpireProposal,
  Booking,
  RescheduleExpired,
  OnBookingRefusal
> = (_command, booking, { actor, now }) => {
  if (booking.status === 'none' || actor !== 'system') return refuse({ code: 'BOOKING_NOT_FOUND' });
  if (booking.status === 'refused' || !booking.proposal || now < booking.proposal.answerBy) {
    return refuse(illegal(booking, now));
  }
  const expired: RescheduleExpired = {
    type: 'osta.booking.reschedule-expired',
    data: { ...parties(booking), by: booking.proposal.by },
  };
  return accept(expired);
};
