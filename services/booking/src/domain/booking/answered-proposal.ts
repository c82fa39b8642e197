import type { ProposalChanged } from '@osta/contracts/booking/refusals';
import type { Side } from '@osta/contracts/booking/terms';
import type { Instant } from '@osta/contracts/instant';
import { refuse, type Context, type Refused } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import type { Booking, MadeBooking } from './booking.ts';
import { admit, type OnBooking, type OnBookingRefusal } from './on-booking.ts';
import type { Proposal } from './proposal.ts';

/** Answers a proposed time. */
export interface AnswerTime extends OnBooking {
  /** The start of the proposal that was read: meanwhile it may have made way for another one. */
  readonly startsAt: Instant;
}

/** A proposal with the side that may answer it. */
interface Answered {
  readonly ok: true;
  readonly made: MadeBooking;
  readonly by: Side;
  readonly proposal: Proposal;
}

/** Returns the open proposal that an answer is about, if it is the one that was read. */
export function answeredProposal(
  verb: 'accept-time' | 'reject-time',
  startsAt: Instant,
  booking: Booking,
  context: Context,
): Answered | Refused<OnBookingRefusal | ProposalChanged> {
  const admitted = admit(verb, booking, context, ['customer', 'professional']);
  if (!admitted.ok) return admitted;
  const { made, by } = admitted;
  const { proposal } = made;
  if (!proposal || proposal.by === by) return refuse(illegal(made, context.now));
  if (proposal.startsAt !== startsAt) {
    return refuse({
      code: 'PROPOSAL_CHANGED',
      startsAt: proposal.startsAt,
      endsAt: proposal.endsAt,
    });
  }
  return { ok: true, made, by, proposal };
}
