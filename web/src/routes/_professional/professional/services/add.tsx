import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { servicesQuery } from '../../../../catalogue/catalogue.queries.ts';
import { AddServicesPage } from '../../../../features/workplace/add-services-page.tsx';
import { pageHead } from '../../../../layout/page-head.ts';
import { myProfileQuery } from '../../../../professionals/my-profile.queries.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';

export const Route = createFileRoute('/_professional/professional/services/add')({
  loader: async ({ context: { api, queryClient, me }, location }) => {
    await loadForPage(
      Promise.all([
        queryClient.query(myProfileQuery(api, me.id)),
        queryClient.query(servicesQuery(api)),
      ]),
      location,
    );
  },
  head: ({ match }) => pageHead(match, { title: msg`Add services`, isPrivate: true }),
  component: AddServicesPage,
});
