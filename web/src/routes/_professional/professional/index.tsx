import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { bookingsQuery, calendarQuery } from '../../../bookings/bookings.queries.ts';
import { overviewRange } from '../../../features/overview/overview-range.ts';
import { ProfessionalOverviewPage } from '../../../features/overview/professional-overview-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { myApplicationQuery } from '../../../professionals/my-application.queries.ts';
import { myProfileQuery } from '../../../professionals/my-profile.queries.ts';
import { publicOfferingsQuery } from '../../../professionals/offerings.queries.ts';
import { requestsQuery } from '../../../requests/requests.queries.ts';
import { loadForPage } from '../../../session/load-for-page.ts';
import { localTimeOf } from '../../../time/tripoli.ts';

export const Route = createFileRoute('/_professional/professional/')({
  loader: async ({ context: { api, queryClient, me }, location }) => {
    const today = localTimeOf(new Date()).day;
    const [profile] = await loadForPage(
      Promise.all([
        queryClient.query(myProfileQuery(api, me.id)),
        queryClient.query({ ...myApplicationQuery(api, me.id), staleTime: 0 }),
        queryClient.query(calendarQuery(api, overviewRange(today))),
        queryClient.infiniteQuery(requestsQuery(api, 'professional', 'active')),
        queryClient.infiniteQuery(bookingsQuery(api, 'professional', 'upcoming')),
      ]),
      location,
    );
    if (profile !== null) {
      await loadForPage(queryClient.query(publicOfferingsQuery(api, me.id)), location);
    }
    return { today };
  },
  head: ({ match }) => pageHead(match, { title: msg`Overview`, isPrivate: true }),
  component: ProfessionalOverviewPage,
});
