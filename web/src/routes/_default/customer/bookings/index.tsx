import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { bookingCountsQuery, bookingsQuery } from '../../../../bookings/bookings.queries.ts';
import { strikesQuery } from '../../../../bookings/strikes.queries.ts';
import { waitsQuery } from '../../../../bookings/waits.queries.ts';
import { bookingsSearch, bookingsTabOf } from '../../../../features/bookings/bookings-search.ts';
import { CustomerBookingsPage } from '../../../../features/bookings/customer-bookings-page.tsx';
import { pageHead } from '../../../../layout/page-head.ts';
import { requireMe } from '../../../../session/guards.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';

export const Route = createFileRoute('/_default/customer/bookings/')({
  staticData: { shape: 'list' },
  validateSearch: bookingsSearch,
  beforeLoad: requireMe,
  loaderDeps: ({ search }) => ({ tab: bookingsTabOf(search) }),
  loader: async ({ context: { api, queryClient }, deps: { tab }, location }) => {
    await loadForPage(
      Promise.all([
        queryClient.infiniteQuery(bookingsQuery(api, 'customer', tab)),
        queryClient.query(bookingCountsQuery(api, 'customer')),
        queryClient.query(strikesQuery(api)),
        tab === 'upcoming' ? queryClient.query(waitsQuery(api)) : null,
      ]),
      location,
    );
  },
  head: ({ match }) => pageHead(match, { title: msg`My bookings`, isPrivate: true }),
  component: CustomerBookingsPage,
});
