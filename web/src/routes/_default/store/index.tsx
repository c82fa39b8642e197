import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { StoreLandingPage } from '../../../features/store/store-landing-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { loadForPage } from '../../../session/load-for-page.ts';
import { plansQuery } from '../../../stores/stores.queries.ts';

export const Route = createFileRoute('/_default/store/')({
  loader: async ({ context: { api, queryClient }, location }) => {
    await loadForPage(queryClient.query(plansQuery(api)), location);
  },
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Open a store`,
      description: msg`A page for your store on Osta, in Arabic and English, with hours, pictures and the way to you.`,
    }),
  component: StoreLandingPage,
});
