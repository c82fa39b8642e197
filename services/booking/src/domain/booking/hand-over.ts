import type { BookingHandedOver } from '@osta/contracts/booking/booking-handed-over';
import type {
  ColleagueNotFound,
  HandingOverOutdated,
  SlotNotOffered,
  SlotTaken,
} from '@osta/contracts/booking/refusals';
import { UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { ProfessionalPaused } from '@osta/contracts/professional/refusals';
import type { StoreRole } from '@osta/contracts/store/status';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { allowedVerbs, illegal } from './allowed.ts';
import type { Booking } from './booking.ts';
import type { OnBooking, OnBookingRefusal } from './on-booking.ts';
import { parties } from './parties.ts';
import { answerBy } from './place-booking.ts';
import { takeOver, type Colleague, type TakingOver } from './take-over.ts';

/** An owner or manager hands a booking of their store over to a colleague. */
export interface HandOver extends OnBooking {
  /** Whose booking it is, and when, as the caller saw it. */
  readonly fromId: UserId;
  readonly startsAt: Instant;
  /** Who comes instead. */
  readonly toId: UserId;
}

/** What the decision knows of the store. */
export interface HandOverFacts extends Omit<TakingOver, 'now'> {
  /** What the caller is in the store of the booking; `null`: nothing, or it was booked at none. */
  readonly role: StoreRole | null;
  /** Who is to take over; `null`: the store has no such staff. */
  readonly colleague: Colleague | null;
}

type HandOverRefusal =
  | OnBookingRefusal
  | HandingOverOutdated
  | ColleagueNotFound
  | ProfessionalPaused
  | SlotTaken
  | SlotNotOffered;

/** Returns whether somebody with this role hands over the bookings of a store. */
export function mayHandOver(role: StoreRole | null): boolean {
  return role === 'owner' || role === 'manager';
}

/**
 * Hands a booking over to a colleague who is free at its time. Time, length and price stay. One that waits for an
 * answer waits for that of the colleague. A time that somebody proposed is off: it was the former professional's.
 */
export function handOver(
  { fromId, startsAt, toId }: HandOver,
  booking: Booking,
  { actor, now }: Context,
  { role, colleague, policy, blocked }: HandOverFacts,
): Decision<BookingHandedOver, HandOverRefusal> {
  if (booking.status === 'none' || !mayHandOver(role)) return refuse({ code: 'BOOKING_NOT_FOUND' });
  if (booking.status === 'refused' || booking.storeId === undefined) {
    return refuse({ code: 'BOOKING_NOT_FOUND' });
  }
  if (!allowedVerbs(booking, now).includes('hand-over')) return refuse(illegal(booking, now));
  if (booking.professionalId !== fromId || booking.startsAt !== startsAt) {
    const { professionalId, startsAt: present } = booking;
    return refuse({ code: 'HANDING_OVER_OUTDATED', professionalId, startsAt: present });
  }
  if (colleague === null) return refuse({ code: 'COLLEAGUE_NOT_FOUND' });

  const { service, reason } = takeOver(booking, colleague, { now, policy, blocked });
  switch (reason) {
    case 'other-services':
      return refuse({ code: 'COLLEAGUE_NOT_FOUND' });
    case 'paused':
      return refuse({ code: 'PROFESSIONAL_PAUSED' });
    case 'busy':
    case 'full-day':
      return refuse({ code: 'SLOT_TAKEN', alternatives: [], similar: [] });
    case 'off-hours':
    case 'store-blocked':
      return refuse({ code: 'SLOT_NOT_OFFERED', alternatives: [] });
    case null: {
      const { bufferBeforeMinutes, bufferAfterMinutes } = service.terms.rules;
      const handedOver: BookingHandedOver = {
        type: 'osta.booking.booking-handed-over',
        data: {
          ...parties(booking),
          professionalId: toId,
          previousProfessionalId: booking.professionalId,
          storeId: booking.storeId,
          authorId: UserId.parse(actor),
          offeringId: service.id,
          ...(service.name !== null && { offeringName: service.name }),
          endsAt: booking.endsAt,
          bufferBeforeMinutes,
          bufferAfterMinutes,
          revision: booking.revision + 1,
          answerBy: booking.status === 'pending' ? answerBy(booking.startsAt, now, policy) : null,
        },
      };
      return accept(handedOver);
    }
  }
}
