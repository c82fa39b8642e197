import type { BookingSlotHeld } from '@osta/contracts/booking/booking-slot-held';
import type {
  BookingNotFound,
  ServiceNotBookable,
  SlotNotOffered,
} from '@osta/contracts/booking/refusals';
import type { SlotWaitId, UserId } from '@osta/contracts/ids';
import { later, type Instant } from '@osta/contracts/instant';
import { accept, refuse, unchanged, type Context, type Decision } from '@osta/platform/decider';

import type { BookingPolicy } from './booking-policy.ts';
import type { Booking } from './booking.ts';
import { isFreeSlot, type OfferedService } from './offered-service.ts';
import type { OnBooking } from './on-booking.ts';
import { slotHeld } from './slot-held.ts';
import { pausedUntil } from './strike.ts';

/** A slot became free that somebody waits for. */
export interface OfferSlot extends OnBooking {
  readonly waitId: SlotWaitId;
  readonly startsAt: Instant;
}

/** What the decision knows of the professional's days. */
export interface OfferFacts {
  readonly policy: BookingPolicy;
  /** `null`: there is none that can be booked now, or the wait is over. */
  readonly service: OfferedService | null;
  /** Who waits. */
  readonly customerId: UserId | null;
}

/**
 * Holds a freed slot for a customer who waits for it, until they answer or some minutes have passed, and never until
 * it begins. Held like any other, nobody else is offered it at the same time.
 */
export function offerSlot(
  { waitId, startsAt }: OfferSlot,
  booking: Booking,
  { actor, now }: Context,
  { policy, service, customerId }: OfferFacts,
): Decision<BookingSlotHeld, BookingNotFound | ServiceNotBookable | SlotNotOffered> {
  if (actor !== 'system') return refuse({ code: 'BOOKING_NOT_FOUND' });
  if (booking.status !== 'none') return unchanged;
  if (
    service === null ||
    customerId === null ||
    pausedUntil(service.strikes, now, policy) !== null
  ) {
    return refuse({ code: 'SERVICE_NOT_BOOKABLE' });
  }
  const patience = later(now, policy.waitOfferStandsFor);
  const last = later(startsAt, -policy.waitOfferBeforeStart);
  const heldUntil = patience < last ? patience : last;
  if (heldUntil <= now || !isFreeSlot(service, startsAt, now)) {
    return refuse({ code: 'SLOT_NOT_OFFERED', alternatives: [] });
  }
  return accept(slotHeld(service, { customerId, startsAt, heldUntil, waitId }));
}
