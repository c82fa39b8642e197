import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { placesQuery, servicesQuery } from '../../../catalogue/catalogue.queries.ts';
import { NearByPage } from '../../../features/near-by/near-by-page.tsx';
import { nearBySearch } from '../../../features/near-by/near-by-search.ts';
import { pageHead } from '../../../layout/page-head.ts';
import { professionalListQuery } from '../../../professionals/professionals.queries.ts';

export const Route = createFileRoute('/_default/professional/near-by')({
  validateSearch: nearBySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps: { service, place } }) => {
    await Promise.allSettled([
      queryClient.infiniteQuery(
        professionalListQuery(api, { serviceId: service ?? null, placeId: place ?? null }),
      ),
      // Their names are shown in the fields
      service !== undefined && queryClient.query(servicesQuery(api)),
      place !== undefined && queryClient.query(placesQuery(api)),
    ]);
  },
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Nearby professionals search`,
      description: msg`Find plumbers, electricians, cleaners and more near you in Libya, and ask them for offers.`,
    }),
  component: NearByPage,
});
