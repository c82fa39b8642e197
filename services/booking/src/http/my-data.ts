import { MyBookings } from '@osta/contracts/booking/my-data';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import type { FindMyBookings } from '../queries/my-bookings.ts';

/** Returns the route of `/api/bookings/my-data`. It must precede `/api/bookings/{bookingId}`. */
export function myDataRoutes(findMyBookings: FindMyBookings): readonly Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/bookings/my-data',
      operationId: 'getMyBookings',
      access: 'registered',
      summary: 'Export what is known of your bookings, as a part of your data',
      answer: MyBookings,
      rateLimit: { points: 30, seconds: 3600 },
      handle: async ({ principal, locale }) => ({ body: await findMyBookings(principal, locale) }),
    }),
  ];
}
