import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';

import {
  placesQuery,
  serviceSearchQuery,
  knownServicesQuery,
  servicesQuery,
} from '../../../catalogue/catalogue.queries.ts';
import { filtersOf } from '../../../features/near-by/filters-of.ts';
import { NearByPage } from '../../../features/near-by/near-by-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { knownSearch } from '../../../professionals/known-search.ts';
import { nearBySearch } from '../../../professionals/near-by-search.ts';
import { professionalListQuery } from '../../../professionals/professionals.queries.ts';
import { localTimeOf } from '../../../time/tripoli.ts';

export const Route = createFileRoute('/_default/professional/near-by')({
  staticData: { shape: 'list' },
  validateSearch: nearBySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps }) => {
    const { service, place, what, where } = deps;
    const today = localTimeOf(new Date()).day;
    const meant =
      what === undefined
        ? undefined
        : await queryClient.query(serviceSearchQuery(api, what)).catch(() => undefined);
    const { first, otherwise } = filtersOf(deps, meant, today);
    const readList = async (): Promise<void> => {
      const { pages } = await queryClient.infiniteQuery(professionalListQuery(api, first));
      if (otherwise === null || pages[0]?.items.length !== 0) return;
      await queryClient.infiniteQuery(professionalListQuery(api, otherwise));
    };
    await Promise.allSettled([
      readList(),
      // Their names are shown in the fields
      service !== undefined && queryClient.query(knownServicesQuery(api)),
      (place ?? where) !== undefined && queryClient.query(placesQuery(api)),
    ]);
    const known = knownSearch(deps, {
      services: queryClient
        .getQueryData(servicesQuery(api).queryKey)
        ?.categories.flatMap(({ services }) => services),
      places: queryClient.getQueryData(placesQuery(api).queryKey)?.places,
    });
    if (known !== deps) {
      throw redirect({ to: '/professional/near-by', search: known, replace: true });
    }
  },
  head: ({ match }) =>
    pageHead(match, {
      title: msg`Nearby Professionals Search`,
      description: msg`Find plumbers, electricians, cleaners and more near you in Libya, and ask them for offers.`,
    }),
  component: NearByPage,
});
