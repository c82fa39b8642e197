import type { MadeBooking } from './booking.ts';

const uncertain: ReadonlySet<MadeBooking['status']> = new Set<MadeBooking['status']>([
  'held',
  'pending',
  'declined',
  'expired',
  'released',
  'cancelled',
]);

/**
 * Returns whether a booking is agreed, or was carried out. Before that, and once it is cancelled, the professional
 * does not see where it is.
 */
export function isCertain({ status }: Pick<MadeBooking, 'status'>): boolean {
  return !uncertain.has(status);
}
