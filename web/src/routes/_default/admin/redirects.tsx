import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { AdminRedirectsPage } from '../../../features/admin/redirects/admin-redirects-page.tsx';
import { redirectTableQuery } from '../../../features/admin/redirects/redirects.queries.ts';
import { pageHead } from '../../../layout/page-head.ts';
import { requireAdmin } from '../../../session/guards.ts';
import { loadForPage } from '../../../session/load-for-page.ts';

export const Route = createFileRoute('/_default/admin/redirects')({
  staticData: { shape: 'list' },
  beforeLoad: requireAdmin,
  loader: async ({ context: { api, queryClient }, location }) => {
    await loadForPage(queryClient.query(redirectTableQuery(api)), location);
  },
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Redirects`,
      description: msg`Addresses of the site that lead elsewhere, and where they lead.`,
      isPrivate: true,
    }),
  component: AdminRedirectsPage,
});
