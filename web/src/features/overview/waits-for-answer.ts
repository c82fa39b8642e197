import type { ApplicationDocument } from '@osta/contracts/application/api';
import type { BookingSummary } from '@osta/contracts/booking/api';

import { daysAfter } from '../../time/tripoli.ts';

/** From so many days before its end on, a document is to be renewed. */
const renewDays = 30;

/** Returns whether a booking waits for its professional: for its confirmation, or for another time. */
export function bookingWaits({ status, proposedBy }: BookingSummary): boolean {
  // A proposed time takes the place of the answer to the booking itself
  return proposedBy === null ? status === 'pending' : proposedBy === 'customer';
}

/**
 * Returns whether an accepted document expires within 30 days.
 *
 * @param today YYYY-MM-DD, Libyan
 */
export function documentEnds(
  { review, expiresOn }: Pick<ApplicationDocument, 'review' | 'expiresOn'>,
  today: string,
): boolean {
  return review === 'accepted' && expiresOn !== null && expiresOn <= daysAfter(today, renewDays);
}
