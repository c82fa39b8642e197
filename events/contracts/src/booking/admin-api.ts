import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { BoundedInstant } from '../bounded-time.ts';
import { BookingId, UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { page, PageQuery } from '../page.ts';
import { Text } from '../text.ts';
import { BookingStatus } from './status.ts';

/** `GET /api/bookings/all`, for admins: the bookings of everybody, by their start, backwards. */
export const SearchBookingsQuery = PageQuery.extend({
  /** A part of the name of either side; or the id of a booking, or the number of its receipt. */
  q: Text.trim().max(100).optional(),
  status: BookingStatus.exclude(['held', 'released', 'refused']).optional(),
  /** Bookings that start at this moment or later. */
  from: BoundedInstant.optional(),
  /** Bookings that start before this moment. */
  until: BoundedInstant.optional(),
});
export type SearchBookingsQuery = z.output<typeof SearchBookingsQuery>;

const Person = z.strictObject({ id: UserId, fullName: z.string() });

/** A booking as admins find it. */
export const FoundBooking = z.strictObject({
  id: BookingId,
  status: BookingStatus,
  customer: Person,
  professional: Person,
  serviceId: ServiceId,
  /** In the reader's language. */
  serviceName: z.string(),
  startsAt: Instant,
  updatedAt: Instant,
});
export type FoundBooking = z.infer<typeof FoundBooking>;

export const FoundBookings = page(FoundBooking);
export type FoundBookings = z.infer<typeof FoundBookings>;
