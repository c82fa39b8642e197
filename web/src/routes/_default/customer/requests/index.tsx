import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { loadTradeIcons } from '../../../../catalogue/load-trade-icons.ts';
import { CustomerRequestsPage } from '../../../../features/requests/customer-requests-page.tsx';
import { requestsSearch, tabOf } from '../../../../features/requests/requests-search.ts';
import { pageHead } from '../../../../layout/page-head.ts';
import { requestsQuery } from '../../../../requests/requests.queries.ts';
import { requireMe } from '../../../../session/guards.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';

export const Route = createFileRoute('/_default/customer/requests/')({
  staticData: { shape: 'list' },
  validateSearch: requestsSearch,
  beforeLoad: requireMe,
  loaderDeps: ({ search }) => ({ tab: tabOf(search) }),
  loader: async ({ context: { api, queryClient }, deps: { tab }, location }) => {
    const icons = loadTradeIcons({ api, queryClient });
    await loadForPage(queryClient.infiniteQuery(requestsQuery(api, 'customer', tab)), location);
    await icons;
  },
  head: ({ match }) => pageHead(match, { title: msg`My Service Requests`, isPrivate: true }),
  component: CustomerRequestsPage,
});
