import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { placesQuery, knownServicesQuery } from '../../../catalogue/catalogue.queries.ts';
import { ProfilePage } from '../../../features/profile/profile-page.tsx';
import { profileSectionSearch } from '../../../features/profile/profile-section.ts';
import { requestRulesQuery } from '../../../features/profile/sections/request-rules.queries.ts';
import { pageHead } from '../../../layout/page-head.ts';
import { myApplicationQuery } from '../../../professionals/my-application.queries.ts';
import {
  myEquipmentsQuery,
  myGalleryQuery,
  myProfileQuery,
} from '../../../professionals/my-profile.queries.ts';
import { publicOfferingsQuery } from '../../../professionals/offerings.queries.ts';
import { loadForPage } from '../../../session/load-for-page.ts';

export const Route = createFileRoute('/_professional/professional/profile')({
  staticData: { shape: 'form' },
  validateSearch: profileSectionSearch,
  loader: async ({ context: { api, queryClient, me }, location }) => {
    const [profile] = await loadForPage(
      Promise.all([
        queryClient.query(myProfileQuery(api, me.id)),
        queryClient.query(myGalleryQuery(api, me.id)),
        queryClient.query(myEquipmentsQuery(api, me.id)),
        queryClient.query({ ...myApplicationQuery(api, me.id), staleTime: 0 }),
        queryClient.query(knownServicesQuery(api)),
        queryClient.query(placesQuery(api)),
      ]),
      location,
    );
    if (profile !== null) {
      await loadForPage(
        Promise.all([
          queryClient.query(publicOfferingsQuery(api, me.id)),
          queryClient.query(requestRulesQuery(api, me.id)),
        ]),
        location,
      );
    }
  },
  head: ({ match }) => pageHead(match, { title: msg`Profile`, isPrivate: true }),
  component: ProfilePage,
});
