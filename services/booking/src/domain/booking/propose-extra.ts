import type { ExtraProposed } from '@osta/contracts/booking/extra-proposed';
import type { Dirham } from '@osta/contracts/dirham';
import { ExtraId } from '@osta/contracts/ids';
import { accept, type Decider } from '@osta/platform/decider';

import type { Booking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** The professional proposes work beyond what was agreed. */
export interface ProposeExtra extends OnBooking {
  readonly title: string;
  readonly amount: Dirham;
}

/** Proposes extra work, which counts only if the customer approves it. */
export const proposeExtra: Decider<ProposeExtra, Booking, ExtraProposed, OnBookingRefusal> = (
  { title, amount },
  booking,
  context,
) => {
  const admitted = admit('propose-extra', booking, context, ['professional']);
  if (!admitted.ok) return admitted;
  const extraId = ExtraId.parse(context.newId(0));
  const proposed: ExtraProposed = {
    type: 'osta.booking.extra-proposed',
    data: { ...parties(admitted.made), extraId, title, amount },
  };
  return accept(proposed);
};
