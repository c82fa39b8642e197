import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { knownServicesQuery } from '../../../../catalogue/catalogue.queries.ts';
import { AddServicePage } from '../../../../features/offerings/add-service-page.tsx';
import { pageHead } from '../../../../layout/page-head.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';

export const Route = createFileRoute('/_professional/professional/services/add')({
  staticData: { shape: 'form' },
  loader: async ({ context: { api, queryClient }, location }) => {
    await loadForPage(queryClient.query(knownServicesQuery(api)), location);
  },
  head: ({ match }) => pageHead(match, { title: msg`Add a service`, isPrivate: true }),
  component: AddServicePage,
});
