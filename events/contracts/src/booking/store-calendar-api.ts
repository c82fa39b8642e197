import { ServiceId } from '@osta/reference/service-id';
import { z } from 'zod';

import { Dirham } from '../dirham.ts';
import { BookingId, UserId } from '../ids.ts';
import { Instant } from '../instant.ts';
import { BookingStatus } from './status.ts';
import { BookingPrice } from './terms.ts';

const Person = z.strictObject({ id: UserId, fullName: z.string() });

/** One booking of a store, as its people see it. */
export const StoreBooking = z.strictObject({
  id: BookingId,
  status: BookingStatus,
  serviceId: ServiceId,
  serviceName: z.string(),
  placeName: z.string().nullable(),
  customer: Person,
  professional: Person,
  startsAt: Instant,
  endsAt: Instant,
  price: BookingPrice,
  finalPrice: Dirham.nullable(),
  updatedAt: Instant,
  /** Whether the reader may hand it over to a colleague now. */
  canHandOver: z.boolean(),
});
export type StoreBooking = z.infer<typeof StoreBooking>;

/**
 * `GET /api/bookings/stores/{storeId}`: the bookings made at a store that begin in a range, at most a thousand,
 * by their start, with those that ended early. Its owner and managers see all, staff their own.
 */
export const StoreCalendar = z.strictObject({ items: z.array(StoreBooking) });
export type StoreCalendar = z.infer<typeof StoreCalendar>;
