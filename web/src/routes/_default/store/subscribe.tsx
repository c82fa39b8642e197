import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { chosenSubscription } from '../../../features/store/store-search-params.ts';
import { SubscribeStorePage } from '../../../features/store/subscription/subscribe-store-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { requireMe } from '../../../session/guards.ts';
import { loadForPage } from '../../../session/load-for-page.ts';
import { paidStores } from '../../../stores/paid-stores.ts';
import { myStoresQuery, plansQuery, subscriptionQuery } from '../../../stores/stores.queries.ts';

export const Route = createFileRoute('/_default/store/subscribe')({
  staticData: { shape: 'form' },
  validateSearch: chosenSubscription,
  beforeLoad: requireMe,
  loaderDeps: ({ search: { store } }) => ({ store }),
  loader: async ({ context: { api, queryClient }, deps: { store }, location }) => {
    const stores = paidStores(await loadForPage(queryClient.query(myStoresQuery(api)), location));
    const chosen = stores.find(({ storeId }) => storeId === store) ?? stores[0];
    if (chosen === undefined) return;
    await loadForPage(
      Promise.all([
        queryClient.query(subscriptionQuery(api, chosen.storeId)),
        queryClient.query(plansQuery(api)),
      ]),
      location,
    );
  },
  head: ({ match }) => pageHead(match, { title: msg`Store subscription`, isPrivate: true }),
  component: SubscribeStorePage,
});
