import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { placesQuery, knownServicesQuery } from '../../../catalogue/catalogue.queries.ts';
import { StoreSearchPage } from '../../../features/store/search/store-search-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { storeListQuery } from '../../../stores/public-stores.queries.ts';
import { storeSearch } from '../../../stores/store-search.ts';

export const Route = createFileRoute('/_default/store/search')({
  staticData: { shape: 'list' },
  validateSearch: storeSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps }) => {
    await Promise.allSettled([
      queryClient.infiniteQuery(storeListQuery(api, deps)),
      // Their names are shown in the fields
      queryClient.query(knownServicesQuery(api)),
      deps.area !== undefined && queryClient.query(placesQuery(api)),
    ]);
  },
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Stores`,
      description: msg`Shops for tools, materials and parts near you in Libya.`,
    }),
  component: StoreSearchPage,
});
