import { z } from 'zod';

import { BoundedInstant } from '../bounded-time.ts';
import { BookingId, SeriesId } from '../ids.ts';
import { BookingReasonRequest, BookingReceipt, PlaceBookingRequest } from './api.ts';
import { AcceptTimeRequest } from './proposal-api.ts';
import { SeriesDate } from './refusals.ts';
import { mostInSeries, Rhythm } from './series.ts';

/** `GET …/series-dates`: what repeating the held booking would mean. `times` counts the held one. */
export const SeriesDatesQuery = z.strictObject({
  rhythm: Rhythm.default('weekly'),
  times: z.coerce.number().int().min(2).max(mostInSeries).default(2),
});
export type SeriesDatesQuery = z.output<typeof SeriesDatesQuery>;

/** The dates after the held one, in order. */
export const SeriesDates = z.strictObject({ dates: z.array(SeriesDate) });
export type SeriesDates = z.infer<typeof SeriesDates>;

/** `POST …/place-series`: makes bookings of the held slot and of these starts, all of them or none. */
export const PlaceSeriesRequest = PlaceBookingRequest.extend({
  rhythm: Rhythm,
  /** The starts after the held one; those that do not suit are left out. */
  starts: z
    .array(BoundedInstant)
    .min(1)
    .max(mostInSeries - 1),
});
export type PlaceSeriesRequest = z.input<typeof PlaceSeriesRequest>;

/** The answer of `place-series`: the receipt of the first booking. */
export const SeriesReceipt = BookingReceipt;

/** `POST …/accept-time-following`: the proposals that were read. Any other stays as it is. */
export const AcceptTimeFollowingRequest = z.strictObject({
  proposals: z
    .array(AcceptTimeRequest.extend({ bookingId: BookingId }))
    .min(1)
    .max(mostInSeries),
});
export type AcceptTimeFollowingRequest = z.input<typeof AcceptTimeFollowingRequest>;

/** `POST …/cancel-following`: cancels this booking and those of its series after it. */
export const CancelFollowingRequest = BookingReasonRequest;

/** The answer of a command on this booking and the following ones. Each is a booking of its own. */
export const FollowingReceipt = z.strictObject({
  seriesId: SeriesId,
  /** The bookings that it reached. */
  done: z.array(BookingId),
  /** The bookings that had moved on, or whose time is taken: they stay as they are. */
  left: z.array(BookingId),
});
export type FollowingReceipt = z.infer<typeof FollowingReceipt>;
