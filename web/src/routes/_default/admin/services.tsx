import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { catalogueTreeQuery } from '../../../features/admin/catalogue/catalogue-tree.queries.ts';
import { AdminServicesPage } from '../../../features/admin/search-words/admin-services-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { requireAdmin } from '../../../session/guards.ts';
import { loadForPage } from '../../../session/load-for-page.ts';

export const Route = createFileRoute('/_default/admin/services')({
  staticData: { shape: 'list' },
  beforeLoad: requireAdmin,
  loader: async ({ context: { api, queryClient }, location }) => {
    await loadForPage(queryClient.query(catalogueTreeQuery(api)), location);
  },
  head: ({ match }) => pageHead(match, { title: msg`Service catalogue`, isPrivate: true }),
  component: AdminServicesPage,
});
