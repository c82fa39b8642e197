import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { AdminProfessionalsPage } from '../../../features/admin/admin-professionals-page.tsx';
import { shownToAdmins } from '../../../features/admin/shown-to-admins.ts';
import { pageHead } from '../../../layout/page-head.ts';
import { professionalListQuery } from '../../../professionals/professionals.queries.ts';
import { requireAdmin } from '../../../session/guards.ts';
import { loadForPage } from '../../../session/load-for-page.ts';

export const Route = createFileRoute('/_default/admin/professionals')({
  beforeLoad: requireAdmin,
  loader: async ({ context: { api, queryClient }, location }) => {
    await loadForPage(
      queryClient.infiniteQuery(professionalListQuery(api, { limit: shownToAdmins })),
      location,
    );
  },
  head: ({ match }) => pageHead(match, { title: msg`Professionals`, isPrivate: true }),
  component: AdminProfessionalsPage,
});
