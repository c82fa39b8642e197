import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { clientsQuery } from '../../../bookings/bookings.queries.ts';
import { ClientsPage } from '../../../features/bookings/clients/clients-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { loadForPage } from '../../../session/load-for-page.ts';

export const Route = createFileRoute('/_professional/professional/clients')({
  staticData: { shape: 'list' },
  loader: async ({ context: { api, queryClient }, location }) => {
    await loadForPage(queryClient.infiniteQuery(clientsQuery(api)), location);
  },
  head: ({ match }) => pageHead(match, { title: msg`Clients`, isPrivate: true }),
  component: ClientsPage,
});
