import type { ProposalChanged } from '@osta/contracts/booking/refusals';
import type { RescheduleRejected } from '@osta/contracts/booking/reschedule-rejected';
import { accept, type Decider } from '@osta/platform/decider';

import { answeredProposal, type AnswerTime } from './answered-proposal.ts';
import type { Booking } from './booking.ts';
import type { OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';

/** A side rejects the time that the other proposed. */
export interface RejectTime extends AnswerTime {
  readonly reason: string;
}

/** Rejects a proposed time; the original one stands. */
export const rejectTime: Decider<
  RejectTime,
  Booking,
  RescheduleRejected,
  OnBookingRefusal | ProposalChanged
> = ({ startsAt, reason }, booking, context) => {
  const answered = answeredProposal('reject-time', startsAt, booking, context);
  if (!answered.ok) return answered;
  const { made, by } = answered;

  const happened: RescheduleRejected = {
    type: 'osta.booking.reschedule-rejected',
    data: { ...parties(made), by, authorId: made[`${by}Id`], reason },
  };
  return accept(happened);
};
