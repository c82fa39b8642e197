import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { servicesQuery } from '../../../catalogue/catalogue.queries.ts';
import { PublicProfilePage } from '../../../features/near-by/public-profile-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { aboutSearch } from '../../../professionals/about-search.ts';
import { professionalQuery } from '../../../professionals/professionals.queries.ts';
import { loadForPage } from '../../../session/load-for-page.ts';
import { breadcrumbFacts } from '../../../structured-data/site-facts.ts';
import { validateId } from '../../../validation/page-refusal.ts';

export const Route = createFileRoute('/_default/professional/profile/$id/public')({
  validateSearch: aboutSearch,
  loader: async ({ context: { api, queryClient }, params: { id }, location }) => {
    validateId(id);
    const [{ fullName, headline, place }] = await loadForPage(
      Promise.all([
        queryClient.query(professionalQuery(api, id)),
        queryClient.query(servicesQuery(api)),
      ]),
      location,
    );
    return { fullName, headline, placeName: place.name };
  },
  head: ({ match, loaderData }) => {
    if (loaderData === undefined) return {};
    const { context, pathname } = match;
    const { fullName, headline, placeName } = loaderData;
    return pageHead(match, {
      title: fullName,
      description: `${headline} · ${placeName}`,
      facts: [
        breadcrumbFacts(
          [
            [context.i18n._(msg`Professionals`), '/professional/near-by'],
            [fullName, pathname],
          ],
          context,
        ),
      ],
    });
  },
  component: PublicProfilePage,
});
