import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { AdminOfferingsPage } from '../../../features/admin/offerings/admin-offerings-page.tsx';
import { adminOfferingsSearch } from '../../../features/admin/offerings/admin-offerings-search.ts';
import { adminOfferingListQuery } from '../../../features/admin/offerings/admin-offerings.queries.ts';
import { pageHead } from '../../../layout/page-head.ts';
import { requireAdmin } from '../../../session/guards.ts';
import { loadForPage } from '../../../session/load-for-page.ts';

export const Route = createFileRoute('/_default/admin/offerings')({
  staticData: { shape: 'list' },
  validateSearch: adminOfferingsSearch,
  beforeLoad: requireAdmin,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps, location }) => {
    await loadForPage(queryClient.infiniteQuery(adminOfferingListQuery(api, deps)), location);
  },
  head: ({ match }) => pageHead(match, { title: msg`Services of professionals`, isPrivate: true }),
  component: AdminOfferingsPage,
});
