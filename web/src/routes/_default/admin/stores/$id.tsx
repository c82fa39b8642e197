import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { placesQuery, knownServicesQuery } from '../../../../catalogue/catalogue.queries.ts';
import { AdminStorePage } from '../../../../features/admin/stores/admin-store-page.tsx';
import { pageHead } from '../../../../layout/page-head.ts';
import { requireAdmin } from '../../../../session/guards.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';
import { plansQuery, storeQuery, subscriptionQuery } from '../../../../stores/stores.queries.ts';
import { validateId } from '../../../../validation/page-refusal.ts';

export const Route = createFileRoute('/_default/admin/stores/$id')({
  beforeLoad: requireAdmin,
  loader: async ({ context: { api, queryClient }, params: { id }, location }) => {
    validateId(id);
    await loadForPage(
      Promise.all([
        queryClient.query(storeQuery(api, id)),
        queryClient.query(subscriptionQuery(api, id)),
        queryClient.query(plansQuery(api)),
        queryClient.query(knownServicesQuery(api)),
        queryClient.query(placesQuery(api)),
      ]),
      location,
    );
  },
  head: ({ match }) => pageHead(match, { title: msg`Review a store`, isPrivate: true }),
  component: AdminStorePage,
});
