import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { servicesQuery } from '../../../../catalogue/catalogue.queries.ts';
import { MyServicesPage } from '../../../../features/workplace/my-services-page.tsx';
import { pageHead } from '../../../../layout/page-head.ts';
import { myProfileQuery } from '../../../../professionals/my-profile.queries.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';

export const Route = createFileRoute('/_professional/professional/services/')({
  loader: async ({ context: { api, queryClient, me }, location }) => {
    await loadForPage(
      Promise.all([
        queryClient.query(myProfileQuery(api, me.id)),
        queryClient.query(servicesQuery(api)),
      ]),
      location,
    );
  },
  head: ({ match }) => pageHead(match, { title: msg`Services`, isPrivate: true }),
  component: MyServicesPage,
});
