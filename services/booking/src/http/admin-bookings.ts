import { SearchBookingsQuery } from '@osta/contracts/booking/admin-api';
import { bookingAdminOperations } from '@osta/contracts/booking/admin-operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { OwnCursor } from '@osta/platform/page-cursor';

import type { SearchBookings } from '../queries/search-bookings.ts';

/** Returns the read route of admins. */
export function adminBookingRoutes(searchBookings: SearchBookings): readonly Route[] {
  return [
    defineRoute(bookingAdminOperations.searchBookings, {
      access: 'admin',
      query: SearchBookingsQuery.extend({ cursor: OwnCursor }),
      handle: async ({ query, locale }) => ({ body: await searchBookings(query, locale) }),
    }),
  ];
}
