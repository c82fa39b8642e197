import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { knownServicesQuery } from '../../../catalogue/catalogue.queries.ts';
import { ServicesPage } from '../../../features/services/services-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';

export const Route = createFileRoute('/_default/services/')({
  staticData: { shape: 'list' },
  loader: async ({ context: { api, queryClient } }) => {
    await queryClient.query(knownServicesQuery(api));
  },
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Services`,
      description: msg`All services for your home in Libya: plumbing, electricity, air conditioning, cleaning, solar, moving and more.`,
    }),
  component: ServicesPage,
});
