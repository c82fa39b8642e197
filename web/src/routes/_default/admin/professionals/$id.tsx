import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { AdminApplicationPage } from '../../../../features/admin/applications/admin-application-page.tsx';
import { applicationQuery } from '../../../../features/admin/applications/applications.queries.ts';
import { pageHead } from '../../../../layout/page-head.ts';
import { requireAdmin } from '../../../../session/guards.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';

export const Route = createFileRoute('/_default/admin/professionals/$id')({
  beforeLoad: requireAdmin,
  loader: async ({ context: { api, queryClient }, params: { id }, location }) => {
    await loadForPage(queryClient.query(applicationQuery(api, id)), location);
  },
  head: ({ match }) => pageHead(match, { title: msg`Application`, isPrivate: true }),
  component: AdminApplicationPage,
});
