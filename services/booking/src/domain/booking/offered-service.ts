import type { OfferingId, UserId } from '@osta/contracts/ids';
import { later, type Instant } from '@osta/contracts/instant';
import type { Locale } from '@osta/contracts/locale';
import type { Availability } from '@osta/contracts/offering/availability';
import type { Day } from '@osta/contracts/offering/day';
import {
  freeSlotAt,
  freeSlots,
  type BusyRange,
  type FreeSlot,
} from '@osta/contracts/offering/free-slots';
import type {
  CancellationPolicy,
  Confirmation,
  ServicePrice,
  SlotRules,
} from '@osta/contracts/offering/offer';
import { daysAfter, zonedClock } from '@osta/contracts/offering/zoned-clock';
import type { ServiceId } from '@osta/reference/service-id';

const day = 24 * 3_600_000;
/** How many days before and after a wanted time its professional is asked for. */
const daysAround = 7;

/** The terms on which a service is offered. */
export interface OfferedTerms {
  readonly rules: SlotRules;
  readonly price: ServicePrice;
  readonly confirmation: Confirmation;
  readonly cancellation: CancellationPolicy;
  readonly availability: Availability;
}

/** What a professional calls a service: in at least one language, the other may be empty. */
export type OfferedName = Readonly<Record<Locale, string>>;

/** A service that can be booked, with the times at which its professional is taken. */
export interface OfferedService {
  readonly id: OfferingId;
  readonly professionalId: UserId;
  readonly serviceId: ServiceId;
  /** As its professional calls it; `null`: not known. */
  readonly name: OfferedName | null;
  readonly terms: OfferedTerms;
  readonly busy: readonly BusyRange[];
  /** The starts of the bookings whose strikes its professional has. */
  readonly strikes: readonly Instant[];
}

/** The same service of another professional. */
export interface SimilarService extends OfferedService {
  /** Between where the wanted professional starts from and where this one does. */
  readonly distanceMeters: number;
}

/** Returns the range of time whose taken times have to be known to ask for slots around a moment. */
export function rangeAround(moment: Instant): readonly [from: Instant, until: Instant] {
  const span = (daysAround + 2) * day;
  return [later(moment, -span), later(moment, span)];
}

/** Returns whether a free slot of a service begins at this moment. */
export function isFreeSlot(
  { terms, busy }: OfferedService,
  startsAt: Instant,
  now: Instant,
): boolean {
  const { rules, availability } = terms;
  return freeSlotAt({ availability, service: rules, busy, now }, startsAt) !== null;
}

/** Returns the free slots of a service in so many days before and after that of a moment; at most seven. */
export function slotsAround(
  { terms, busy }: Pick<OfferedService, 'terms' | 'busy'>,
  moment: Instant,
  now: Instant,
  around: number = daysAround,
): readonly FreeSlot[] {
  const { rules, availability } = terms;
  const from = daysAfter(dayOf(terms, moment), -around);
  const days = 2 * around + 1;
  return freeSlots({ availability, service: rules, busy, now, from, days });
}

/** Returns the day on which a moment lies for a service. */
export function dayOf({ availability }: OfferedTerms, moment: Instant): Day {
  return zonedClock(availability.zone).dayOf(Date.parse(moment));
}
