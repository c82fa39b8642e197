import type { z } from 'zod';

import { event } from '../define.ts';
import { OfferingId, StoreId, UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { RecordedName } from '../offering/recorded-name.ts';
import { bookingParties } from './parties.ts';
import { Minutes, Revision } from './terms.ts';

/**
 * The store handed the booking over to a colleague at the same time, on the terms that were agreed. `professionalId`
 * is who comes from now on.
 */
export const BookingHandedOver = event('osta.booking.booking-handed-over', {
  ...bookingParties,
  previousProfessionalId: UserId,
  storeId: StoreId,
  /** The owner or manager who did it. */
  authorId: UserId,
  /** The service of the new professional, and what they call it. */
  offeringId: OfferingId,
  offeringName: RecordedName.optional(),
  endsAt: Instant,
  /** What the new professional keeps free before and after. */
  bufferBeforeMinutes: Minutes,
  bufferAfterMinutes: Minutes,
  revision: Revision,
  /** Until then the new professional confirms or declines; `null`: it is confirmed already. */
  answerBy: Instant.nullable(),
});
export type BookingHandedOver = z.infer<typeof BookingHandedOver>;
