import { z } from 'zod';

import { Instant } from '../instant.ts';
import { Locale } from '../locale.ts';

/** The secret in the address of a calendar feed: 256 random bits in base64url. */
export const CalendarFeedToken = z.string().regex(/^[\w-]{43}$/u);
export type CalendarFeedToken = z.infer<typeof CalendarFeedToken>;

/** `GET /api/bookings/feed`: whether the caller's bookings have a calendar address. */
export const CalendarFeed = z.strictObject({
  /** When the address was made; `null`: there is none. The address itself is told only once. */
  createdAt: Instant.nullable(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** `PUT /api/bookings/feed`: a new address; the old one answers 404 from now on. */
export const NewCalendarFeed = z.strictObject({
  /** The whole address, with the secret and the language of the caller. Nobody can ask for it again. */
  address: z.url(),
  createdAt: Instant,
});
export type NewCalendarFeed = z.infer<typeof NewCalendarFeed>;

/** `GET /api/bookings/feed/{token}.ics`. A calendar app sends no language of its own, so the address has it. */
export const CalendarFeedQuery = z.strictObject({ locale: Locale.optional() });
export type CalendarFeedQuery = z.output<typeof CalendarFeedQuery>;
