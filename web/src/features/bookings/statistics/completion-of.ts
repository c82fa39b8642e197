import type { WorkFigures } from '@osta/contracts/booking/statistics-api';

/** A share of fewer bookings says more of chance than of the work. */
const enough = 10;

/** Returns the completed share of what has ended, 0 to 1; `null` while too few bookings have. */
export function completionOf({
  ended,
  completed,
}: Pick<WorkFigures, 'ended' | 'completed'>): number | null {
  return ended < enough ? null : completed / ended;
}
