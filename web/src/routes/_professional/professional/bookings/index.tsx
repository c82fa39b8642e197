import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import {
  bookingCountsQuery,
  bookingsQuery,
  calendarQuery,
} from '../../../../bookings/bookings.queries.ts';
import { calendarRange } from '../../../../bookings/calendar-range.ts';
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
  loaderDeps: ({ search }) => ({ tab: workplaceTabOf(search), day: search.day }),
  loader: async ({ context: { api, queryClient }, deps: { tab, day }, location }) => {
    const now = new Date().toISOString();
    const range = calendarRange(day ?? localTimeOf(now).day);
    await loadForPage(
      Promise.all([
        queryClient.query(bookingCountsQuery(api, 'professional')),
        queryClient.query(strikesQuery(api)),
        tab === 'calendar'
          ? queryClient.query(calendarQuery(api, range))
          : queryClient.infiniteQuery(bookingsQuery(api, 'professional', tab)),
      ]),
      location,
    );
    return { now };
  },
  head: ({ match }) => pageHead(match, { title: msg`Bookings`, isPrivate: true }),
  component: ProfessionalBookingsPage,
});
