import type {
  AlreadyWaiting,
  BookingPaused,
  ServiceNotBookable,
  WaitDaysInvalid,
  WaitIsOver,
  WaitLimitReached,
} from '@osta/contracts/booking/refusals';
import { UserId, type OfferingId } from '@osta/contracts/ids';
import { Instant } from '@osta/contracts/instant';
import type { Day } from '@osta/contracts/offering/day';
import { daysAfter, zonedClock } from '@osta/contracts/offering/zoned-clock';
import type { ProfessionalPaused } from '@osta/contracts/professional/refusals';
import type { SlotWaitJoined } from '@osta/contracts/wait/slot-wait-joined';
import { accept, refuse, type Context, type Decision } from '@osta/platform/decider';

import type { BookingPolicy } from '../booking/booking-policy.ts';
import { dayOf, type OfferedService } from '../booking/offered-service.ts';
import { pausedUntil } from '../booking/strike.ts';
import type { SlotWait } from './slot-wait.ts';

/** A customer waits for a slot of an offered service on one of these days. */
export interface JoinWait {
  readonly offeringId: OfferingId;
  readonly firstDay: Day;
  readonly lastDay: Day;
}

/** What the decision knows besides the wait. */
export interface JoinFacts {
  readonly policy: BookingPolicy;
  /** `null`: there is none that can be booked now. */
  readonly service: Pick<
    OfferedService,
    'professionalId' | 'serviceId' | 'name' | 'terms' | 'strikes'
  > | null;
  /** The customer's waits that are not over. */
  readonly open: readonly JoinWait[];
  /** The starts of the bookings whose strikes the customer has. */
  readonly strikes: readonly Instant[];
  /** Whether the professional takes nothing new for now: the service cannot be booked then. */
  readonly isPaused: boolean;
}

type JoinRefusal =
  | ServiceNotBookable
  | ProfessionalPaused
  | BookingPaused
  | WaitDaysInvalid
  | AlreadyWaiting
  | WaitLimitReached
  | WaitIsOver;

/** As many days as a wait is about at most: what a person can keep free. */
const mostDays = 14;

/** Begins a wait. The days must be among those that can be booked. */
export function joinWait(
  { offeringId, firstDay, lastDay }: JoinWait,
  wait: SlotWait,
  { actor, now }: Context,
  { policy, service, open, strikes, isPaused }: JoinFacts,
): Decision<SlotWaitJoined, JoinRefusal> {
  if (wait.status !== 'none') return refuse({ code: 'WAIT_IS_OVER', state: wait.status });
  if (isPaused) return refuse({ code: 'PROFESSIONAL_PAUSED' });
  if (
    service === null ||
    service.professionalId === actor ||
    pausedUntil(service.strikes, now, policy) !== null
  ) {
    return refuse({ code: 'SERVICE_NOT_BOOKABLE' });
  }
  const until = pausedUntil(strikes, now, policy);
  if (until !== null) return refuse({ code: 'BOOKING_PAUSED', until });
  const { professionalId, serviceId, name, terms } = service;
  const today = dayOf(terms, now);
  const areValid =
    firstDay >= today &&
    lastDay >= firstDay &&
    lastDay < daysAfter(firstDay, mostDays) &&
    lastDay <= daysAfter(today, terms.rules.horizonDays);
  if (!areValid) return refuse({ code: 'WAIT_DAYS_INVALID', most: mostDays });
  const isTwice = open.some(
    (other) =>
      other.offeringId === offeringId && other.firstDay <= lastDay && other.lastDay >= firstDay,
  );
  if (isTwice) return refuse({ code: 'ALREADY_WAITING' });
  if (open.length >= policy.waitsPerCustomer) {
    return refuse({ code: 'WAIT_LIMIT_REACHED', limit: policy.waitsPerCustomer });
  }

  const clock = zonedClock(terms.availability.zone);
  const midnightOf = (day: Day): Instant =>
    Instant.parse(new Date(clock.instantOf(day, 0)).toISOString());
  const joined: SlotWaitJoined = {
    type: 'osta.wait.slot-wait-joined',
    data: {
      customerId: UserId.parse(actor),
      professionalId,
      serviceId,
      offeringId,
      ...(name !== null && { offeringName: name }),
      firstDay,
      lastDay,
      opensAt: midnightOf(firstDay),
      endsAt: midnightOf(daysAfter(lastDay, 1)),
    },
  };
  return accept(joined);
}
