import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { dashboardSearch } from '../../../features/store/dashboard-search.ts';
import { StoreDashboardPage } from '../../../features/store/store-dashboard-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { requireMe } from '../../../session/guards.ts';

export const Route = createFileRoute('/_default/store/dashboard')({
  validateSearch: dashboardSearch,
  beforeLoad: requireMe,
  head: ({ match }) => pageHead(match, { title: msg`Store dashboard`, isPrivate: true }),
  component: StoreDashboardPage,
});
