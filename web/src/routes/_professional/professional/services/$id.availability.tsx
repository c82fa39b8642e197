import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { AvailabilityPage } from '../../../../features/offerings/availability-page.tsx';
import { offeringQuery, offeringsQuery } from '../../../../features/offerings/offerings.queries.ts';
import { pageHead } from '../../../../layout/page-head.ts';
import { loadForPage } from '../../../../session/load-for-page.ts';
import { validateId } from '../../../../validation/page-refusal.ts';

export const Route = createFileRoute('/_professional/professional/services/$id/availability')({
  staticData: { shape: 'form' },
  loader: async ({ context: { api, queryClient }, params: { id }, location }) => {
    validateId(id);
    await loadForPage(
      Promise.all([
        queryClient.query(offeringQuery(api, id)),
        queryClient.infiniteQuery(offeringsQuery(api, 'active')),
      ]),
      location,
    );
  },
  head: ({ match }) => pageHead(match, { title: msg`Service availability`, isPrivate: true }),
  component: AvailabilityPage,
});
