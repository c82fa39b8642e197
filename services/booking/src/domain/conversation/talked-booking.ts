import type { Actor } from '@osta/contracts/actor';
import type { BookingStatus } from '@osta/contracts/booking/status';
import type { Side } from '@osta/contracts/booking/terms';
import { later, type Instant } from '@osta/contracts/instant';

import type { ConversationPolicy } from '../booking/booking-policy.ts';
import { sideOf } from '../booking/booking.ts';
import type { Parties } from './conversation.ts';

/** What a conversation has to know of its booking. */
export interface TalkedBooking extends Parties {
  readonly status: BookingStatus;
  /** Whether somebody objected, and an admin has to decide. */
  readonly isUnresolved: boolean;
  readonly endsAt: Instant;
  /** Until when a completed booking can be disputed, or a no-show contested. */
  readonly objectableUntil: Instant | null;
  /** When the booking changed last: of one that was called off, when that was. */
  readonly changedAt: Instant;
}

/** Whether a conversation takes messages now. */
interface Opening {
  readonly isOpen: boolean;
  /** When it closes, or closed; `null`: not as long as the booking is in its status. */
  readonly closesAt: Instant | null;
}

/**
 * Returns whether the sides of a booking can write to each other now: while it goes on, and for some days after
 * its planned end, or after the moment at which it was called off. As long as one can object, it stays open.
 */
export function openingOf(
  { status, endsAt, objectableUntil, changedAt }: TalkedBooking,
  now: Instant,
  { openAfterEnd }: Pick<ConversationPolicy, 'openAfterEnd'>,
): Opening {
  switch (status) {
    case 'pending':
    case 'confirmed':
    case 'in_progress':
    case 'awaiting_confirmation':
    case 'disputed':
      return { isOpen: true, closesAt: null };
    case 'completed':
    case 'no_show': {
      const afterEnd = later(endsAt, openAfterEnd);
      const isLonger = objectableUntil !== null && objectableUntil > afterEnd;
      return until(isLonger ? objectableUntil : afterEnd, now);
    }
    case 'cancelled':
    case 'declined':
    case 'expired':
      return until(later(changedAt, openAfterEnd), now);
    // There never was an appointment to write about
    case 'held':
    case 'released':
    case 'refused':
      return { isOpen: false, closesAt: null };
  }
}

function until(closesAt: Instant, now: Instant): Opening {
  return { isOpen: now < closesAt, closesAt };
}

/** Returns on which side of the booking this actor can talk; `undefined` if they may not know of it. */
export function talkerOf(booking: TalkedBooking | null, actor: Actor): Side | undefined {
  return booking === null ? undefined : sideOf(booking, actor);
}

/** Returns whom an event of the conversation concerns now. */
export function partiesOf(booking: TalkedBooking): Parties {
  const { customerId, professionalId, serviceId, requestId, startsAt } = booking;
  return { customerId, professionalId, serviceId, requestId, startsAt };
}
