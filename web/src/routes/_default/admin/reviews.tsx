import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { ReportedReviewsPage } from '../../../features/admin/reviews/reported-reviews-page.tsx';
import { reportedReviewsQuery } from '../../../features/admin/reviews/reported-reviews.queries.ts';
import { pageHead } from '../../../layout/page-head.ts';
import { requireAdmin } from '../../../session/guards.ts';
import { loadForPage } from '../../../session/load-for-page.ts';

export const Route = createFileRoute('/_default/admin/reviews')({
  staticData: { shape: 'list' },
  beforeLoad: requireAdmin,
  loader: async ({ context: { api, queryClient }, location }) => {
    await loadForPage(queryClient.infiniteQuery(reportedReviewsQuery(api)), location);
  },
  head: ({ match }) => pageHead(match, { title: msg`Reported reviews`, isPrivate: true }),
  component: ReportedReviewsPage,
});
