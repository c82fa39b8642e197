import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { loadTradeIcons } from '../../../../catalogue/load-trade-icons.ts';
import { ProfessionalRequestPage } from '../../../../features/requests/professional-request-page.tsx';
import { pageHead } from '../../../../layout/page-head.ts';
import { requestQuery } from '../../../../requests/requests.queries.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';
import { validateId, validatePage } from '../../../../validation/page-refusal.ts';

export const Route = createFileRoute('/_professional/professional/requests/$id')({
  loader: async ({ context: { api, queryClient }, params: { id }, location }) => {
    const icons = loadTradeIcons({ api, queryClient });
    validateId(id);
    const { role } = await loadForPage(queryClient.query(requestQuery(api, id)), location);
    // What one asks for oneself is in the area of customers
    validatePage(role !== 'customer' || {});
    await icons;
  },
  head: ({ match }) => pageHead(match, { title: msg`Service Request Details`, isPrivate: true }),
  component: ProfessionalRequestPage,
});
