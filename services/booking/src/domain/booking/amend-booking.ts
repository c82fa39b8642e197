import type { BookingAmendedByAdmin } from '@osta/contracts/booking/booking-amended-by-admin';
import type { Instant } from '@osta/contracts/instant';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import type { Booking } from './booking.ts';
import { movedTo } from './busy.ts';
import { closesAfter } from './confirmation.ts';
import { admitAdmin, type OnBooking } from './on-booking.ts';
import { parties } from './parties.ts';
import { moveRefusal, type MoveFacts, type MoveRefusal } from './propose-time.ts';

/** An admin moves the booking, as both sides asked for it. */
export interface AmendBooking extends OnBooking {
  readonly newStartsAt: Instant;
  readonly reason: string;
}

/** Moves a booking that has not begun. It is confirmed from now on. */
export function amendBooking(
  { newStartsAt, reason }: AmendBooking,
  booking: Booking,
  context: Context,
  facts: MoveFacts,
): Decision<BookingAmendedByAdmin, MoveRefusal> {
  const admitted = admitAdmin('amend', booking, context);
  if (!admitted.ok) return admitted;
  const { made } = admitted;
  const refusal = moveRefusal(made, newStartsAt, context.now, facts);
  if (refusal) return refuse(refusal);

  const { startsAt, endsAt } = movedTo(made, newStartsAt);
  const amended: BookingAmendedByAdmin = {
    type: 'osta.booking.booking-amended-by-admin',
    data: {
      ...parties(made),
      startsAt,
      endsAt,
      previousStartsAt: made.startsAt,
      revision: made.revision + 1,
      closesAt: closesAfter(endsAt, facts.policy),
      reason,
    },
  };
  return accept(amended);
}
