import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { AdminPlansPage } from '../../../features/admin/plans/admin-plans-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { requireAdmin } from '../../../session/guards.ts';
import { loadForPage } from '../../../session/load-for-page.ts';
import { plansQuery } from '../../../stores/stores.queries.ts';

export const Route = createFileRoute('/_default/admin/plans')({
  staticData: { shape: 'list' },
  beforeLoad: requireAdmin,
  loader: async ({ context: { api, queryClient }, location }) => {
    await loadForPage(queryClient.query(plansQuery(api)), location);
  },
  head: ({ match }) => pageHead(match, { title: msg`Plans of stores`, isPrivate: true }),
  component: AdminPlansPage,
});
