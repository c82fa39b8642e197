import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { knownServicesQuery, placesQuery } from '../../../../catalogue/catalogue.queries.ts';
import { ReviseRequestPage } from '../../../../features/requests/revise-request-page.tsx';
import { pageHead } from '../../../../layout/page-head.ts';
import { requestQuery } from '../../../../requests/requests.queries.ts';
import { requireMe } from '../../../../session/guards.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';
import { validateId, validatePage } from '../../../../validation/page-refusal.ts';

export const Route = createFileRoute('/_default/customer/requests/$id_/edit')({
  staticData: { shape: 'form' },
  beforeLoad: requireMe,
  loader: async ({ context: { api, queryClient }, params: { id }, location }) => {
    validateId(id);
    const [{ role }] = await loadForPage(
      Promise.all([
        queryClient.query(requestQuery(api, id)),
        queryClient.query(knownServicesQuery(api)),
        queryClient.query(placesQuery(api)),
      ]),
      location,
    );
    // Whoever was asked, or keeps order, reads it elsewhere
    validatePage(role === 'customer' || {});
  },
  head: ({ match }) => pageHead(match, { title: msg`Change the request`, isPrivate: true }),
  component: ReviseRequestPage,
});
