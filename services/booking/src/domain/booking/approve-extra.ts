import type { ExtraApproved } from '@osta/contracts/booking/extra-approved';
import type { ExtraNotFound } from '@osta/contracts/booking/refusals';
import type { ExtraId } from '@osta/contracts/ids';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { Booking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** The customer approves extra work. */
export interface ApproveExtra extends OnBooking {
  readonly extraId: ExtraId;
}

/** Approves extra work that waits for the customer's answer. */
export const approveExtra: Decider<
  ApproveExtra,
  Booking,
  ExtraApproved,
  OnBookingRefusal | ExtraNotFound
> = ({ extraId }, booking, context) => {
  const admitted = admit('approve-extra', booking, context, ['customer']);
  if (!admitted.ok) return admitted;
  const { made } = admitted;
  const extra = made.extras.find(({ id, status }) => id === extraId && status === 'proposed');
  if (!extra) return refuse({ code: 'EXTRA_NOT_FOUND' });

  const approved: ExtraApproved = {
    type: 'osta.booking.extra-approved',
    data: { ...parties(made), extraId, amount: extra.amount },
  };
  return accept(approved);
};
