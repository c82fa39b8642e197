import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { AllRequestsPage } from '../../../../features/admin/requests/all-requests-page.tsx';
import { allRequestsSearch } from '../../../../features/admin/requests/all-requests-search.ts';
import { allRequestsQuery } from '../../../../features/admin/requests/all-requests.queries.ts';
import { pageHead } from '../../../../layout/page-head.ts';
import { requireAdmin } from '../../../../session/guards.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';

export const Route = createFileRoute('/_default/admin/requests/')({
  staticData: { shape: 'list' },
  validateSearch: allRequestsSearch,
  beforeLoad: requireAdmin,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps, location }) => {
    await loadForPage(queryClient.infiniteQuery(allRequestsQuery(api, deps)), location);
  },
  head: ({ match }) => pageHead(match, { title: msg`All requests`, isPrivate: true }),
  component: AllRequestsPage,
});
