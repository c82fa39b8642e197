import type { Availability } from '@osta/contracts/offering/availability';

/** Whether any day of the usual week is open. */
export function hasHours({ week }: Availability): boolean {
  return Object.values(week).some((day) => day.length > 0);
}
