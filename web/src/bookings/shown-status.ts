import type { BookingStatus } from '@osta/contracts/booking/status';
import type { BookingStatus as ShownStatus } from '@osta/ui-kit';

/**
 * Returns the status that people see. Of a held slot there is a form, and of one that was released
 * or refused nothing but that it is gone: these are `null`.
 */
export function shownStatus(status: BookingStatus): ShownStatus | null {
  return status === 'held' || status === 'released' || status === 'refused' ? null : status;
}
