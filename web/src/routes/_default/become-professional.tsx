import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { placesQuery, knownServicesQuery } from '../../catalogue/catalogue.queries.ts';
import { ApplicationPage } from '../../features/application/application-page.tsx';
import { pageHead } from '../../layout/page-head.ts';
import { requireApplicant } from '../../session/application-gate.ts';
import { applicationSearch } from '../../session/application-search.ts';
import { requireMe } from '../../session/guards.ts';
import { loadForPage } from '../../session/load-for-page.ts';

export const Route = createFileRoute('/_default/become-professional')({
  staticData: { shape: 'form' },
  validateSearch: applicationSearch,
  beforeLoad: async (guarded) => {
    const { me } = requireMe(guarded);
    await requireApplicant(guarded, me, guarded.search.part);
    return { me };
  },
  loader: async ({ context: { api, queryClient }, location }) => {
    await loadForPage(
      Promise.all([
        queryClient.query(knownServicesQuery(api)),
        queryClient.query(placesQuery(api)),
      ]),
      location,
    );
  },
  head: ({ match }) => pageHead(match, { title: msg`Become a professional`, isPrivate: true }),
  component: ApplicationPage,
});
