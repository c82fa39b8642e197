import type { BookingSlotHeld } from '@osta/contracts/booking/booking-slot-held';
import type {
  BookingIllegalTransition,
  BookingPaused,
  HoldLimitReached,
  ServiceNotBookable,
  SlotNotOffered,
  SlotTaken,
  StoreNotBookable,
} from '@osta/contracts/booking/refusals';
import { UserId, type OfferingId, type StoreId } from '@osta/contracts/ids';
import { later, type Instant } from '@osta/contracts/instant';
import type { BusyRange } from '@osta/contracts/offering/free-slots';
import type { ProfessionalPaused } from '@osta/contracts/professional/refusals';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import { illegal } from './allowed.ts';
import type { BookingPolicy } from './booking-policy.ts';
import type { Booking } from './booking.ts';
import { overlaps, withBuffers } from './busy.ts';
import { nearestSlots } from './nearest-slots.ts';
import { isFreeSlot, type OfferedService, type SimilarService } from './offered-service.ts';
import { openAtStore } from './open-at-store.ts';
import { slotHeld } from './slot-held.ts';
import { pausedUntil } from './strike.ts';

const minute = 60_000;
/** Whoever starts from further away is not near by. */
const nearByMeters = 50_000;
/** How many slots of the same professional a refusal names, and how many others. */
const [alternativesNamed, similarNamed] = [3, 3];

/** A customer chooses a slot of an offered service. */
export interface HoldSlot {
  readonly offeringId: OfferingId;
  readonly startsAt: Instant;
  /** The store at whose page the customer books. */
  readonly storeId?: StoreId | undefined;
}

/** What the decision knows of the professional's days. */
export interface SlotFacts {
  readonly policy: BookingPolicy;
  /** `null`: there is none that can be booked now. */
  readonly service: OfferedService | null;
  /** Services of the same kind by other professionals, nearest first. Only a slot that is taken asks for them. */
  readonly similar: readonly SimilarService[];
  /** Slots that the customer holds already. */
  readonly openHolds: number;
  /** The starts of the bookings whose strikes the customer has. */
  readonly strikes: readonly Instant[];
  /** Whether the store that is named is public and shows the professional as staff. */
  readonly isOfStore: boolean;
  /** Whether the professional takes nothing new for now: the service cannot be booked then. */
  readonly isPaused: boolean;
  /** When nobody is booked at the store that is named. */
  readonly blocked: readonly BusyRange[];
}

export type HoldSlotRefusal =
  | ServiceNotBookable
  | ProfessionalPaused
  | StoreNotBookable
  | HoldLimitReached
  | BookingPaused
  | SlotTaken
  | SlotNotOffered
  | BookingIllegalTransition;

/** Holds a free slot for some minutes. A slot that is not free is refused with those nearest to it. */
export function holdSlot(
  { startsAt, storeId }: HoldSlot,
  booking: Booking,
  { actor, now }: Context,
  { policy, service, similar, openHolds, strikes, isOfStore, isPaused, blocked }: SlotFacts,
): Decision<BookingSlotHeld, HoldSlotRefusal> {
  if (booking.status !== 'none') return refuse(illegal(booking, now));
  if (isPaused) return refuse({ code: 'PROFESSIONAL_PAUSED' });
  if (
    service === null ||
    service.professionalId === actor ||
    pausedUntil(service.strikes, now, policy) !== null
  ) {
    return refuse({ code: 'SERVICE_NOT_BOOKABLE' });
  }
  if (storeId !== undefined && !isOfStore) return refuse({ code: 'STORE_NOT_BOOKABLE' });
  const until = pausedUntil(strikes, now, policy);
  if (until !== null) return refuse({ code: 'BOOKING_PAUSED', until });
  if (openHolds >= policy.holdsPerCustomer) {
    return refuse({ code: 'HOLD_LIMIT_REACHED', limit: policy.holdsPerCustomer });
  }
  const open = openAtStore(service, blocked);
  if (!isFreeSlot(open, startsAt, now)) {
    const { rules } = service.terms;
    const endsAt = later(startsAt, rules.durationMinutes * minute);
    const wanted = withBuffers({ startsAt, endsAt }, rules);
    const alternatives = nearestSlots(open, startsAt, now, alternativesNamed);
    const isTaken = service.busy.some((taken) => overlaps(taken, wanted));
    return refuse(
      // A day that others have filled is lost like a time that others have taken
      isTaken || isFreeSlot(withoutCap(open), startsAt, now)
        ? {
            code: 'SLOT_TAKEN',
            alternatives,
            similar: similarSlots(
              similar.filter(
                ({ professionalId, strikes: theirs }) =>
                  professionalId !== actor && pausedUntil(theirs, now, policy) === null,
              ),
              startsAt,
              now,
            ),
          }
        : { code: 'SLOT_NOT_OFFERED', alternatives },
    );
  }
  return accept(
    slotHeld(service, {
      customerId: UserId.parse(actor),
      startsAt,
      storeId,
      heldUntil: later(now, policy.holdFor),
    }),
  );
}

function withoutCap({ terms, ...service }: OfferedService): OfferedService {
  return { ...service, terms: { ...terms, rules: { ...terms.rules, dailyCap: null } } };
}

/** Returns, of the first three of these services that have one, the free slot nearest to a moment. */
function similarSlots(
  services: readonly SimilarService[],
  startsAt: Instant,
  now: Instant,
): SlotTaken['similar'] {
  const slots: SlotTaken['similar'][number][] = [];
  for (const service of services) {
    const { id: offeringId, professionalId, distanceMeters } = service;
    // One after the other: what nobody is told is not looked for
    if (slots.length === similarNamed || distanceMeters > nearByMeters) break;
    const [slot] = nearestSlots(service, startsAt, now, 1);
    if (slot) slots.push({ professionalId, offeringId, ...slot, distanceMeters });
  }
  return slots;
}
