import { FoundBookings, SearchBookingsQuery } from '@osta/contracts/booking/admin-api';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { OwnCursor } from '@osta/platform/page-cursor';

import type { SearchBookings } from '../queries/search-bookings.ts';

/** Returns the read route of admins. */
export function adminBookingRoutes(searchBookings: SearchBookings): readonly Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/bookings/all',
      operationId: 'searchBookings',
      summary: 'Search all bookings by name, number, status or start (admins)',
      access: 'admin',
      query: SearchBookingsQuery.extend({ cursor: OwnCursor }),
      answer: FoundBookings,
      handle: async ({ query, locale }) => ({ body: await searchBookings(query, locale) }),
    }),
  ];
}
