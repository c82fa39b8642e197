import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { loadTradeIcons } from '../../../../catalogue/load-trade-icons.ts';
import { CustomerRequestPage } from '../../../../features/requests/customer-request-page.tsx';
import { pageHead } from '../../../../layout/page-head.ts';
import { offeringPersonQuery } from '../../../../professionals/professionals.queries.ts';
import { requestQuery } from '../../../../requests/requests.queries.ts';
import { requireMe } from '../../../../session/guards.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';
import { validateId, validatePage } from '../../../../validation/page-refusal.ts';

export const Route = createFileRoute('/_default/customer/requests/$id')({
  beforeLoad: requireMe,
  loader: async ({ context: { api, queryClient }, params: { id }, location }) => {
    const icons = loadTradeIcons({ api, queryClient });
    validateId(id);
    const { role, quotes } = await loadForPage(queryClient.query(requestQuery(api, id)), location);
    // Who was asked has a page of their own
    validatePage(role !== 'professional' || {});
    // Offers are compared by who made them, too; without it the page is less, but there
    const people = new Set(quotes.map(({ professional }) => professional.id));
    await Promise.allSettled(
      [...people].map((person) => queryClient.query(offeringPersonQuery(api, person))),
    );
    await icons;
  },
  head: ({ match }) => pageHead(match, { title: msg`Service Request Details`, isPrivate: true }),
  component: CustomerRequestPage,
});
