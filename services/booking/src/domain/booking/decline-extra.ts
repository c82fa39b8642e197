import type { ExtraDeclined } from '@osta/contracts/booking/extra-declined';
import type { ExtraNotFound } from '@osta/contracts/booking/refusals';
import type { ExtraId } from '@osta/contracts/ids';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { Booking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** The customer declines extra work. */
export interface DeclineExtra extends OnBooking {
  readonly extraId: ExtraId;
}

/** Declines extra work that waits for the customer's answer. */
export const declineExtra: Decider<
  DeclineExtra,
  Booking,
  ExtraDeclined,
  OnBookingRefusal | ExtraNotFound
> = ({ extraId }, booking, context) => {
  const admitted = admit('decline-extra', booking, context, ['customer']);
  if (!admitted.ok) return admitted;
  const { made } = admitted;
  const extra = made.extras.find(({ id, status }) => id === extraId && status === 'proposed');
  if (!extra) return refuse({ code: 'EXTRA_NOT_FOUND' });

  const declined: ExtraDeclined = {
    type: 'osta.booking.extra-declined',
    data: { ...parties(made), extraId, amount: extra.amount },
  };
  return accept(declined);
};
