import { calendarOperations } from '@osta/contracts/booking/calendar-operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import { bookingProblems } from '../commands/problems.ts';
import type { ShowStoreCalendar } from '../queries/store-bookings.ts';

/** Returns the route by which the people of a store see its bookings. */
export function storeBookingRoutes(showStoreCalendar: ShowStoreCalendar): readonly Route[] {
  return [
    defineRoute(calendarOperations.showStoreCalendar, {
      access: 'registered',
      problems: bookingProblems,
      handle: async ({ params: { storeId }, query, principal, locale }) => {
        const found = await showStoreCalendar(storeId, query, principal.userId, locale);
        return found.ok ? { body: found.calendar } : { refused: found.refused };
      },
    }),
  ];
}
