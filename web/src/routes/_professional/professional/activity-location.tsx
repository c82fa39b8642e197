import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { ActivityLocationPage } from '../../../features/profile/activity-location-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { myProfileQuery } from '../../../professionals/my-profile.queries.ts';
import { loadForPage } from '../../../session/load-for-page.ts';

export const Route = createFileRoute('/_professional/professional/activity-location')({
  staticData: { shape: 'form' },
  loader: async ({ context: { api, queryClient, me }, location }) => {
    await loadForPage(queryClient.query(myProfileQuery(api, me.id)), location);
  },
  head: ({ match }) => pageHead(match, { title: msg`Activity location`, isPrivate: true }),
  component: ActivityLocationPage,
});
