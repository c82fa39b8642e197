import type { Availability } from '@osta/contracts/offering/availability';

/** Whether any rule opens the service: one that is never open can't be booked. */
export function hasHours({ week, seasons, exceptions }: Availability): boolean {
  return (
    [week, ...seasons.map((season) => season.week)].some((hours) =>
      Object.values(hours).some((day) => day.length > 0),
    ) || exceptions.some(({ hours }) => hours.length > 0)
  );
}
