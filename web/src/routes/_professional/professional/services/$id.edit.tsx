import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { knownServicesQuery } from '../../../../catalogue/catalogue.queries.ts';
import { EditServicePage } from '../../../../features/offerings/edit-service-page.tsx';
import { offeringQuery } from '../../../../features/offerings/offerings.queries.ts';
import { pageHead } from '../../../../layout/page-head.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';
import { validateId } from '../../../../validation/page-refusal.ts';

export const Route = createFileRoute('/_professional/professional/services/$id/edit')({
  staticData: { shape: 'form' },
  loader: async ({ context: { api, queryClient }, params: { id }, location }) => {
    validateId(id);
    await loadForPage(
      Promise.all([
        queryClient.query(offeringQuery(api, id)),
        queryClient.query(knownServicesQuery(api)),
      ]),
      location,
    );
  },
  head: ({ match }) => pageHead(match, { title: msg`Edit service`, isPrivate: true }),
  component: EditServicePage,
});
