import { PlaceId } from '@osta/reference/place-id';
import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { event } from '../define.ts';
import { BookingId, QuoteId, UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { RecordedTerms } from './recorded-terms.ts';

/** The customer accepted exactly this version. The booking follows. */
export const QuoteAccepted = event('osta.request.quote-accepted', {
  quoteId: QuoteId,
  customerId: UserId,
  professionalId: UserId,
  serviceId: ServiceId,
  /** The booking that this acceptance leads to, and no other: what is heard of another is of an earlier acceptance. */
  bookingId: BookingId,
  /** Where the work is; absent in events recorded before acceptances named it. */
  placeId: PlaceId.optional(),
  quoteVersion: z.int().min(1),
  terms: RecordedTerms,
  /** If the booking is not confirmed by then, the customer can choose again. */
  confirmBy: Instant,
});
export type QuoteAccepted = z.infer<typeof QuoteAccepted>;
