import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { knownServicesQuery } from '../../../../catalogue/catalogue.queries.ts';
import { AdminProfessionalsPage } from '../../../../features/admin/applications/admin-professionals-page.tsx';
import { applicationsSearch } from '../../../../features/admin/applications/applications-search.ts';
import {
  applicationCountsQuery,
  applicationListQuery,
} from '../../../../features/admin/applications/applications.queries.ts';
import { pageHead } from '../../../../layout/page-head.ts';
import { requireAdmin } from '../../../../session/guards.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';

export const Route = createFileRoute('/_default/admin/professionals/')({
  staticData: { shape: 'list' },
  validateSearch: applicationsSearch,
  beforeLoad: requireAdmin,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps, location }) => {
    const list = queryClient.infiniteQuery(applicationListQuery(api, deps));
    const filters = [
      queryClient.query(applicationCountsQuery(api)),
      queryClient.query(knownServicesQuery(api)),
    ];
    await loadForPage(Promise.all([list, ...filters]), location);
  },
  head: ({ match }) => pageHead(match, { title: msg`Professionals`, isPrivate: true }),
  component: AdminProfessionalsPage,
});
