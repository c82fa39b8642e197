import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { applicationListQuery } from '../../../features/admin/applications/applications.queries.ts';
import { unresolvedQuery } from '../../../features/admin/bookings/unresolved.queries.ts';
import { adminOfferingListQuery } from '../../../features/admin/offerings/admin-offerings.queries.ts';
import { AdminOverviewPage } from '../../../features/admin/overview/admin-overview-page.tsx';
import { adminQueues } from '../../../features/admin/overview/admin-queues.ts';
import { reportedReviewsQuery } from '../../../features/admin/reviews/reported-reviews.queries.ts';
import { adminStoreListQuery } from '../../../features/admin/stores/admin-stores.queries.ts';
import { pageHead } from '../../../layout/page-head.ts';
import { requireAdmin } from '../../../session/guards.ts';
import { loadForPage } from '../../../session/load-for-page.ts';

export const Route = createFileRoute('/_default/admin/')({
  staticData: { shape: 'list' },
  beforeLoad: requireAdmin,
  loader: async ({ context: { api, queryClient }, location }) => {
    const { newApplications, myApplications, renewals, askedServices } = adminQueues;
    const { newStores, changedStores, announcedPayments } = adminQueues;
    await loadForPage(
      Promise.all([
        queryClient.infiniteQuery(applicationListQuery(api, newApplications)),
        queryClient.infiniteQuery(applicationListQuery(api, myApplications)),
        queryClient.infiniteQuery(applicationListQuery(api, renewals)),
        queryClient.infiniteQuery(adminOfferingListQuery(api, askedServices)),
        queryClient.infiniteQuery(adminStoreListQuery(api, newStores)),
        queryClient.infiniteQuery(adminStoreListQuery(api, changedStores)),
        queryClient.infiniteQuery(adminStoreListQuery(api, announcedPayments)),
        queryClient.infiniteQuery(unresolvedQuery(api)),
        queryClient.infiniteQuery(reportedReviewsQuery(api)),
      ]),
      location,
    );
  },
  head: ({ match }) => pageHead(match, { title: msg`What waits for admins`, isPrivate: true }),
  component: AdminOverviewPage,
});
