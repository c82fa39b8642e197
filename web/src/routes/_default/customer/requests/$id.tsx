import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { CustomerRequestPage } from '../../../../features/requests/customer-request-page.tsx';
import { requestQuery } from '../../../../features/requests/requests.queries.ts';
import { pageHead } from '../../../../layout/page-head.ts';
import { requireCustomer } from '../../../../session/guards.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';
import { validateId } from '../../../../validation/page-refusal.ts';

export const Route = createFileRoute('/_default/customer/requests/$id')({
  beforeLoad: requireCustomer,
  loader: async ({ context: { api, queryClient }, params: { id }, location }) => {
    validateId(id);
    await loadForPage(queryClient.query(requestQuery(api, id)), location);
  },
  head: ({ match }) => pageHead(match, { title: msg`Service request details`, isPrivate: true }),
  component: CustomerRequestPage,
});
