import type { BookingView } from '@osta/contracts/booking/api';

import { type Call, call } from '../../../api/call.ts';
import type { PlainVerb } from './booking-verbs.ts';
import { proposalsFrom } from './following-of.ts';

/** Returns the call of a command that a press sends at once. */
export function callOf(verb: PlainVerb, booking: BookingView): Call<unknown> {
  const params = { bookingId: booking.id };
  switch (verb) {
    case 'accept-time': {
      // Its button is part of the proposal
      const startsAt = booking.proposal?.startsAt ?? booking.startsAt;
      return call('POST /api/bookings/{bookingId}/accept-time', { params, body: { startsAt } });
    }
    case 'accept-time-following': {
      const body = { proposals: proposalsFrom(booking) };
      return call('POST /api/bookings/{bookingId}/accept-time-following', { params, body });
    }
    case 'confirm':
    case 'confirm-following':
    case 'withdraw-time':
    case 'leave-for':
    case 'arrive':
    case 'complete':
    case 'invite-again':
      return call(`POST /api/bookings/{bookingId}/${verb}`, { params });
  }
}
