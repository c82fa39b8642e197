import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { AllBookingsPage } from '../../../../features/admin/bookings/all-bookings-page.tsx';
import { allBookingsSearch } from '../../../../features/admin/bookings/all-bookings-search.ts';
import { allBookingsQuery } from '../../../../features/admin/bookings/all-bookings.queries.ts';
import { pageHead } from '../../../../layout/page-head.ts';
import { requireAdmin } from '../../../../session/guards.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';

export const Route = createFileRoute('/_default/admin/bookings/all')({
  staticData: { shape: 'list' },
  validateSearch: allBookingsSearch,
  beforeLoad: requireAdmin,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps, location }) => {
    await loadForPage(queryClient.infiniteQuery(allBookingsQuery(api, deps)), location);
  },
  head: ({ match }) => pageHead(match, { title: msg`All bookings`, isPrivate: true }),
  component: AllBookingsPage,
});
