import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { knownServicesQuery } from '../../../catalogue/catalogue.queries.ts';
import { CreateStorePage } from '../../../features/store/create-store-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { requireMe } from '../../../session/guards.ts';
import { loadForPage } from '../../../session/load-for-page.ts';
import { myStoresQuery } from '../../../stores/stores.queries.ts';

export const Route = createFileRoute('/_default/store/create')({
  staticData: { shape: 'form' },
  beforeLoad: requireMe,
  loader: async ({ context: { api, queryClient }, location }) => {
    await loadForPage(
      Promise.all([
        queryClient.query(myStoresQuery(api)),
        queryClient.query(knownServicesQuery(api)),
      ]),
      location,
    );
  },
  head: ({ match }) => pageHead(match, { title: msg`Open your store`, isPrivate: true }),
  component: CreateStorePage,
});
