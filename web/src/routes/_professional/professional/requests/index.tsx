import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { loadTradeIcons } from '../../../../catalogue/load-trade-icons.ts';
import { ProfessionalRequestsPage } from '../../../../features/requests/professional-requests-page.tsx';
import { requestsSearch, tabOf } from '../../../../features/requests/requests-search.ts';
import { pageHead } from '../../../../layout/page-head.ts';
import { myProfileQuery } from '../../../../professionals/my-profile.queries.ts';
import { requestsQuery } from '../../../../requests/requests.queries.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';

export const Route = createFileRoute('/_professional/professional/requests/')({
  staticData: { shape: 'list' },
  validateSearch: requestsSearch,
  loaderDeps: ({ search }) => ({ tab: tabOf(search) }),
  loader: async ({ context: { api, queryClient, me }, deps: { tab }, location }) => {
    const icons = loadTradeIcons({ api, queryClient });
    await loadForPage(
      Promise.all([
        queryClient.query(myProfileQuery(api, me.id)),
        queryClient.infiniteQuery(requestsQuery(api, 'professional', tab)),
      ]),
      location,
    );
    await icons;
  },
  head: ({ match }) => pageHead(match, { title: msg`Service requests`, isPrivate: true }),
  component: ProfessionalRequestsPage,
});
