import { CalendarQuery, StoreCalendar } from '@osta/contracts/booking/api';
import { StoreId } from '@osta/contracts/ids';
import { defineRoute, type Route } from '@osta/platform/http/define-route';
import { z } from 'zod';

import { rows } from '../commands/problems.ts';
import type { ShowStoreCalendar } from '../queries/store-bookings.ts';

/** Returns the route by which the people of a store see its bookings. */
export function storeBookingRoutes(showStoreCalendar: ShowStoreCalendar): readonly Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/bookings/stores/{storeId}',
      operationId: 'showStoreCalendar',
      summary: 'List the bookings made at a store, for its members',
      access: 'registered',
      params: z.strictObject({ storeId: StoreId }),
      query: CalendarQuery,
      answer: StoreCalendar,
      problems: rows('BOOKING_NOT_FOUND'),
      handle: async ({ params: { storeId }, query, principal, locale }) => {
        const found = await showStoreCalendar(storeId, query, principal.userId, locale);
        return found.ok ? { body: found.calendar } : { refused: found.refused };
      },
    }),
  ];
}
