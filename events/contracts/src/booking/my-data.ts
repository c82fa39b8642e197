import { z } from 'zod';

import { BookingId } from '../ids.ts';
import { MyRecord } from '../my-record.ts';
import { MySlotWait } from '../wait/api.ts';
import { BookingView } from './api.ts';
import { CalendarFeed } from './calendar-feed-api.ts';
import { ClientNote } from './client-api.ts';
import { Message } from './conversation-api.ts';

/**
 * `GET /api/bookings/my-data`: all bookings of the caller, as customer or professional, with everything they
 * did and wrote, whether their bookings have a calendar address, and their waits for free slots.
 */
export const MyBookings = z.strictObject({
  bookings: z.array(BookingView),
  history: z.array(MyRecord),
  /** What was written on them, by the caller and to the caller. */
  conversations: z.array(z.strictObject({ bookingId: BookingId, messages: z.array(Message) })),
  /** What the caller noted about clients. */
  clientNotes: z.array(ClientNote),
  calendarFeed: CalendarFeed,
  /** Also those that are over. */
  waits: z.array(MySlotWait),
});
export type MyBookings = z.infer<typeof MyBookings>;
