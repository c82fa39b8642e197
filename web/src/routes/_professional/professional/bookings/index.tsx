import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import {
  bookingCountsQuery,
  bookingsQuery,
  calendarCountsQuery,
  calendarQuery,
} from '../../../../bookings/bookings.queries.ts';
import { calendarRange, dayRange } from '../../../../bookings/calendar-range.ts';
import { strikesQuery } from '../../../../bookings/strikes.queries.ts';
import {
  workplaceBookingsSearch,
  workplaceTabOf,
} from '../../../../features/bookings/bookings-search.ts';
import { ProfessionalBookingsPage } from '../../../../features/bookings/professional-bookings-page.tsx';
import { pageHead } from '../../../../layout/page-head.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';
import { localTimeOf } from '../../../../time/tripoli.ts';

export const Route = createFileRoute('/_professional/professional/bookings/')({
  staticData: { shape: 'list' },
  validateSearch: workplaceBookingsSearch,
  loaderDeps: ({ search }) => ({
    tab: workplaceTabOf(search),
    day: search.day,
    isMonth: search.view === 'month',
  }),
  loader: async ({ context: { api, queryClient }, deps: { tab, day, isMonth }, location }) => {
    const now = new Date().toISOString();
    const shown = day ?? localTimeOf(now).day;
    await loadForPage(
      Promise.all([
        queryClient.query(bookingCountsQuery(api, 'professional')),
        queryClient.query(strikesQuery(api)),
        tab === 'calendar'
          ? Promise.all([
              queryClient.query(
                calendarQuery(api, isMonth ? dayRange(shown) : calendarRange(shown)),
              ),
              isMonth && queryClient.query(calendarCountsQuery(api, calendarRange(shown))),
            ])
          : queryClient.infiniteQuery(bookingsQuery(api, 'professional', tab)),
      ]),
      location,
    );
    return { now };
  },
  head: ({ match }) => pageHead(match, { title: msg`Bookings`, isPrivate: true }),
  component: ProfessionalBookingsPage,
});
