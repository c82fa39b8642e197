import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { AdminBookingsPage } from '../../../../features/admin/bookings/admin-bookings-page.tsx';
import { unresolvedQuery } from '../../../../features/admin/bookings/unresolved.queries.ts';
import { pageHead } from '../../../../layout/page-head.ts';
import { requireAdmin } from '../../../../session/guards.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';

export const Route = createFileRoute('/_default/admin/bookings/')({
  staticData: { shape: 'list' },
  beforeLoad: requireAdmin,
  loader: async ({ context: { api, queryClient }, location }) => {
    await loadForPage(queryClient.infiniteQuery(unresolvedQuery(api)), location);
  },
  head: ({ match }) => pageHead(match, { title: msg`Bookings to decide`, isPrivate: true }),
  component: AdminBookingsPage,
});
