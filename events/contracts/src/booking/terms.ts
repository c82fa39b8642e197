import { z } from 'zod';

import { Dirham } from '../dirham.ts';
import { Text } from '../text.ts';

/** What a booking costs, as it was agreed. The final price follows when the work is finished. */
export const BookingPrice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), amount: Dirham }),
  z
    .strictObject({ kind: z.literal('range'), min: Dirham, max: Dirham })
    .refine(({ min, max }) => min < max, { path: ['max'] }),
  /** For each hour of work. */
  z.strictObject({ kind: z.literal('hourly'), amount: Dirham }),
  /** At least this much. */
  z.strictObject({ kind: z.literal('from'), amount: Dirham }),
  /** The price follows after a visit; the visit itself costs `fee`. */
  z.strictObject({ kind: z.literal('visit-first'), fee: Dirham }),
]);
export type BookingPrice = z.infer<typeof BookingPrice>;

/** One of the two sides of a booking. */
export const Side = z.enum(['customer', 'professional']);
export type Side = z.infer<typeof Side>;

/** Whole minutes, within a day. */
export const Minutes = z.int().min(0).max(1440);

/** Until how many hours before the start cancelling is free. */
export const FreeCancellationHours = z.int().min(0).max(720);

/** Counts the times that the booking was moved. Calendars call it SEQUENCE. */
export const Revision = z.int().min(1);

/** The words with a cancellation, a decline or a rejection; may be empty. */
export const BookingReason = Text.trim().max(300);

/** The words of an admin, or of whoever accuses the other side: they must say why. */
export const RequiredReason = Text.trim().min(1).max(300);

/** What one side gives the other: whole stars, 5 is best. */
export const Stars = z.int().min(1).max(5);

/** The words of a review or a reply. */
export const ReviewText = Text.trim().max(1000);

/** What is wrong with a review, as whoever reports it says. `other` needs words. */
export const ReviewReportCause = z.enum([
  'untrue',
  'insult',
  'personal-data',
  'advertising',
  'other',
]);
export type ReviewReportCause = z.infer<typeof ReviewReportCause>;

/** What an admin makes of a reported review. */
export const ReviewReportOutcome = z.enum(['kept', 'hidden']);
export type ReviewReportOutcome = z.infer<typeof ReviewReportOutcome>;

/** How long somebody is on the road, estimated. */
export const TravelMinutes = z.int().positive();

/** How many hours before the start of a booking its sides are reminded of it. */
export const HoursBefore = z.union([z.literal(24), z.literal(2)]);
export type HoursBefore = z.infer<typeof HoursBefore>;
