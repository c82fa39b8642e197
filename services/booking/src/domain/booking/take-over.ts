import type { CannotTakeOver } from '@osta/contracts/booking/hand-over-api';
import type { UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import { isFreeAt, type BusyRange } from '@osta/contracts/offering/free-slots';
import type { TimeWindow } from '@osta/contracts/request/terms';

import type { BookingPolicy } from './booking-policy.ts';
import type { MadeBooking } from './booking.ts';
import { overlaps, withBuffers } from './busy.ts';
import type { OfferedService } from './offered-service.ts';
import { openAtStore } from './open-at-store.ts';
import { pausedUntil } from './strike.ts';

const minute = 60_000;
/** In days: no booking lies further ahead. */
const aYear = 366;

/** One of the staff of a store, as far as a booking may become theirs. */
export interface Colleague {
  readonly id: UserId;
  /** What they offer of the kind that was booked, with the times at which they are taken. */
  readonly services: readonly OfferedService[];
  /** Whether they take nothing new for now. */
  readonly isPaused: boolean;
}

/** What is known around the booking. */
export interface TakingOver {
  readonly now: Instant;
  readonly policy: BookingPolicy;
  /** When nobody is booked at its store. */
  readonly blocked: readonly BusyRange[];
}

/** The service by which a colleague takes over, or why none does. */
type TakeOver =
  | { readonly service: OfferedService; readonly reason: null; readonly busy: null }
  | { readonly service: null; readonly reason: CannotTakeOver; readonly busy: TimeWindow | null };

/**
 * Returns the service by which a colleague can take over a booking at its time: they are free for as long as was
 * agreed, with what they keep free around it, as if the customer booked it now. How long ahead they want to be booked,
 * and at which minutes work begins, is between them and new customers. Where they cannot, it says why, and where they are
 * busy the first time that is in the way.
 */
export function takeOver(
  made: MadeBooking,
  { id, services, isPaused }: Colleague,
  { now, policy, blocked }: TakingOver,
): TakeOver {
  const [first] = services;
  if (id === made.customerId || id === made.professionalId || first === undefined) {
    return { service: null, reason: 'other-services', busy: null };
  }
  if (isPaused || pausedUntil(first.strikes, now, policy) !== null) {
    return { service: null, reason: 'paused', busy: null };
  }
  const { startsAt } = made;
  const asked = services.map((service) => ({ service, open: asBooked(service, made) }));
  const found = asked.find(({ open }) => isFree(openAtStore(open, blocked), startsAt, now));
  if (found) return { service: found.service, reason: null, busy: null };

  const { open } = asked[0] ?? { open: asBooked(first, made) };
  const wanted = withBuffers(made, open.terms.rules);
  const inTheWay = open.busy
    .filter((range) => overlaps(range, wanted))
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))
    .at(0);
  if (inTheWay) {
    const { startsAt: from, endsAt: until } = inTheWay;
    return { service: null, reason: 'busy', busy: { startsAt: from, endsAt: until } };
  }
  return { service: null, reason: whyNotFree(open, made, now), busy: null };
}

/** Why a colleague whom no booking keeps from it is not free. */
function whyNotFree(open: OfferedService, { startsAt }: MadeBooking, now: Instant): CannotTakeOver {
  if (isFree(open, startsAt, now)) return 'store-blocked';
  const { rules } = open.terms;
  const uncapped = { ...open, terms: { ...open.terms, rules: { ...rules, dailyCap: null } } };
  return isFree(uncapped, startsAt, now) ? 'full-day' : 'off-hours';
}

/** Whether the professional of a service can begin at this moment: agreed times need not be among the offered ones. */
function isFree({ terms, busy }: OfferedService, startsAt: Instant, now: Instant): boolean {
  const { rules, availability } = terms;
  return isFreeAt({ availability, service: rules, busy, now }, startsAt);
}

/** Returns a service as long as the booking, at any moment that lies ahead. */
function asBooked(service: OfferedService, { startsAt, endsAt }: MadeBooking): OfferedService {
  const rules = {
    ...service.terms.rules,
    durationMinutes: (Date.parse(endsAt) - Date.parse(startsAt)) / minute,
    noticeMinutes: 0,
    horizonDays: aYear,
  };
  return { ...service, terms: { ...service.terms, rules } };
}
