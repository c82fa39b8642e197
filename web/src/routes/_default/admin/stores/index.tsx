import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { AdminStoresPage } from '../../../../features/admin/stores/admin-stores-page.tsx';
import { adminStoresSearch } from '../../../../features/admin/stores/admin-stores-search.ts';
import { adminStoreListQuery } from '../../../../features/admin/stores/admin-stores.queries.ts';
import { pageHead } from '../../../../layout/page-head.ts';
import { requireAdmin } from '../../../../session/guards.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';

export const Route = createFileRoute('/_default/admin/stores/')({
  staticData: { shape: 'list' },
  validateSearch: adminStoresSearch,
  beforeLoad: requireAdmin,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps, location }) => {
    await loadForPage(queryClient.infiniteQuery(adminStoreListQuery(api, deps)), location);
  },
  head: ({ match }) => pageHead(match, { title: msg`Review stores`, isPrivate: true }),
  component: AdminStoresPage,
});
