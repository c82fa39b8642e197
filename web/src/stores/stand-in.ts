import type { StaffedService } from './store-staff.queries.ts';

type Offered = StaffedService['by'][number];

/** A colleague with a free time for the same service. */
export interface StandIn extends Offered {
  readonly startsAt: string;
}

/**
 * Returns who of the staff may stand in for a member: everybody else who does the service, is there today, and has a
 * free time.
 */
export function colleaguesOf(memberId: string, by: StaffedService['by']): readonly Offered[] {
  return by.filter(
    ({ member, offering }) =>
      member.id !== memberId && offering.away === null && offering.nextFreeTimes.length > 0,
  );
}

/** Returns the colleague who is free first; of several at the same time the one whom the store shows first. */
export function freeFirst(free: readonly StandIn[]): StandIn | null {
  return (
    free.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))[0] ?? null
  );
}
