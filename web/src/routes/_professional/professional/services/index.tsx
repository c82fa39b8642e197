import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { MyServicesPage } from '../../../../features/offerings/my-services-page.tsx';
import { offeringsSearch, partOf } from '../../../../features/offerings/offerings-search.ts';
import { offeringsQuery } from '../../../../features/offerings/offerings.queries.ts';
import { pageHead } from '../../../../layout/page-head.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';

export const Route = createFileRoute('/_professional/professional/services/')({
  staticData: { shape: 'list' },
  validateSearch: offeringsSearch,
  loaderDeps: ({ search }) => ({ part: partOf(search) }),
  loader: async ({ context: { api, queryClient }, deps: { part }, location }) => {
    await loadForPage(queryClient.infiniteQuery(offeringsQuery(api, part)), location);
  },
  head: ({ match }) => pageHead(match, { title: msg`Services`, isPrivate: true }),
  component: MyServicesPage,
});
