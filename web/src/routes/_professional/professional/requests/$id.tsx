import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { ProfessionalRequestPage } from '../../../../features/requests/professional-request-page.tsx';
import { requestQuery } from '../../../../features/requests/requests.queries.ts';
import { pageHead } from '../../../../layout/page-head.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';
import { validateId } from '../../../../validation/page-refusal.ts';

export const Route = createFileRoute('/_professional/professional/requests/$id')({
  loader: async ({ context: { api, queryClient }, params: { id }, location }) => {
    validateId(id);
    await loadForPage(queryClient.query(requestQuery(api, id)), location);
  },
  head: ({ match }) => pageHead(match, { title: msg`Service request details`, isPrivate: true }),
  component: ProfessionalRequestPage,
});
