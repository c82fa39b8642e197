import { PlaceId } from '@osta/reference/place-id';
import type { z } from 'zod';

import { event } from '../define.ts';
import { OfferingId, QuoteId, StoreId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { RecordedName } from '../offering/recorded-name.ts';
import { PersonalWords } from '../personal-words.ts';
import { bookingParties } from './parties.ts';
import { BookingPrice, FreeCancellationHours, Minutes } from './terms.ts';

/** A booking was placed: by the customer on a slot, or because they accepted a quote. */
export const BookingPlaced = event('osta.booking.booking-placed', {
  ...bookingParties,
  /** `null`: it began on a slot, without a request. */
  quoteId: QuoteId.nullable(),
  /** `null`: it began with a quote. */
  offeringId: OfferingId.nullable(),
  /** Absent: it began with a quote, or was recorded before bookings kept it. */
  offeringName: RecordedName.optional(),
  /** The store at whose page it was booked; absent: at none. */
  storeId: StoreId.optional(),
  endsAt: Instant,
  bufferBeforeMinutes: Minutes,
  bufferAfterMinutes: Minutes,
  price: BookingPrice,
  freeCancellationHours: FreeCancellationHours,
  /** `null`: it began with a quote whose acceptance did not name the place. */
  placeId: PlaceId.nullable(),
  /** How to find the address: the customer's words. */
  addressNote: PersonalWords,
  /** What the professional should know: the customer's words. */
  note: PersonalWords,
  /** Until then the professional confirms or declines; `null`: it is confirmed at once. */
  answerBy: Instant.nullable(),
});
export type BookingPlaced = z.infer<typeof BookingPlaced>;
