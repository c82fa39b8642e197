import { calendarOperations } from '@osta/contracts/booking/calendar-operations';
import { defineRoute, type Route } from '@osta/platform/http/define-route';

import { bookingProblems } from '../commands/problems.ts';
import type { ShowStatistics } from '../queries/statistics.ts';
import type { ShowStoreCalendar } from '../queries/store-bookings.ts';

interface OverTime {
  readonly showStoreCalendar: ShowStoreCalendar;
  readonly showStatistics: ShowStatistics;
}

/** Returns the routes by which the people of a store see its bookings, and professionals what is counted of theirs. */
export function overTimeRoutes({ showStoreCalendar, showStatistics }: OverTime): readonly Route[] {
  return [
    defineRoute(calendarOperations.showStoreCalendar, {
      access: 'registered',
      problems: bookingProblems,
      handle: async ({ params: { storeId }, query, principal, locale }) => {
        const found = await showStoreCalendar(storeId, query, principal.userId, locale);
        return found.ok ? { body: found.calendar } : { refused: found.refused };
      },
    }),

    defineRoute(calendarOperations.showStatistics, {
      access: 'registered',
      rateLimit: { points: 120, seconds: 60 },
      handle: async ({ query, principal }) => ({
        body: await showStatistics(query, principal.userId),
      }),
    }),
  ];
}
