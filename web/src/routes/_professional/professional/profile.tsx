import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { placesQuery, knownServicesQuery } from '../../../catalogue/catalogue.queries.ts';
import { ProfilePage } from '../../../features/profile/profile-page.tsx';
import { requestRulesQuery } from '../../../features/profile/request-rules.queries.ts';
import { pageHead } from '../../../layout/page-head.ts';
import { myApplicationQuery } from '../../../professionals/my-application.queries.ts';
import { myGalleryQuery, myProfileQuery } from '../../../professionals/my-profile.queries.ts';
import { loadForPage } from '../../../session/load-for-page.ts';

export const Route = createFileRoute('/_professional/professional/profile')({
  staticData: { shape: 'form' },
  loader: async ({ context: { api, queryClient, me }, location }) => {
    await loadForPage(
      Promise.all([
        queryClient.query(myProfileQuery(api, me.id)),
        queryClient.query(myGalleryQuery(api, me.id)),
        queryClient.query(requestRulesQuery(api, me.id)),
        queryClient.query({ ...myApplicationQuery(api, me.id), staleTime: 0 }),
        queryClient.query(knownServicesQuery(api)),
        queryClient.query(placesQuery(api)),
      ]),
      location,
    );
  },
  head: ({ match }) => pageHead(match, { title: msg`Profile`, isPrivate: true }),
  component: ProfilePage,
});
