import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { loadTradeIcons } from '../../../../catalogue/load-trade-icons.ts';
import { AdminRequestPage } from '../../../../features/requests/admin-request-page.tsx';
import { pageHead } from '../../../../layout/page-head.ts';
import { requestQuery } from '../../../../requests/requests.queries.ts';
import { requireAdmin } from '../../../../session/guards.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';
import { validateId } from '../../../../validation/page-refusal.ts';

export const Route = createFileRoute('/_default/admin/requests/$id')({
  beforeLoad: requireAdmin,
  loader: async ({ context: { api, queryClient }, params: { id }, location }) => {
    const icons = loadTradeIcons({ api, queryClient });
    validateId(id);
    await loadForPage(queryClient.query(requestQuery(api, id)), location);
    await icons;
  },
  head: ({ match }) => pageHead(match, { title: msg`Service Request Details`, isPrivate: true }),
  component: AdminRequestPage,
});
