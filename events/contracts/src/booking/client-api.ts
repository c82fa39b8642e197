import { z } from 'zod';

import { Dirham } from '../dirham.ts';
import { UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { page, PageQuery } from '../page.ts';
import { Text } from '../text.ts';
import { BookingSummary } from './api.ts';

/** `GET /api/bookings/clients`: whom the reader works for as a professional, the newest booking first. */
export const ListClientsQuery = PageQuery.extend({
  /** Only clients with this in their name. */
  q: Text.trim().max(100).optional(),
});
export type ListClientsQuery = z.output<typeof ListClientsQuery>;

/** A customer of a professional: somebody whose booking was confirmed and not called off. */
export const Client = z.strictObject({
  id: UserId,
  /** Empty when the account was erased. */
  fullName: z.string(),
  /** How many bookings are completed: confirmed by the customer, by time, or by the end of a dispute. */
  completed: z.int().nonnegative(),
  /** The sum of the final prices of the completed bookings that have one, whether or not cash was recorded. */
  earned: Dirham,
  /** The start of the newest booking that is over; `null`: there is none yet. */
  lastAt: Instant.nullable(),
  /** The start of the next booking; `null`: nothing is booked. */
  nextAt: Instant.nullable(),
});
export type Client = z.infer<typeof Client>;

export const ClientPage = page(Client);
export type ClientPage = z.infer<typeof ClientPage>;

/** `GET /api/bookings/clients/{customerId}`: the newest bookings with one client, at most 50, called off or not. */
export const ClientBookings = z.strictObject({
  items: z.array(BookingSummary),
  /** What the reader noted about the client; empty: nothing. Nobody else reads it. */
  note: z.string(),
});
export type ClientBookings = z.infer<typeof ClientBookings>;

/** `PUT /api/bookings/clients/{customerId}/note`: replaces the note about a client; an empty text takes it away. */
export const ClientNoteRequest = z.strictObject({ text: Text.trim().max(2000) });
export type ClientNoteRequest = z.infer<typeof ClientNoteRequest>;

/** A note about a client, for its author's export. */
export const ClientNote = z.strictObject({ customerId: UserId, text: z.string(), at: Instant });
export type ClientNote = z.infer<typeof ClientNote>;
