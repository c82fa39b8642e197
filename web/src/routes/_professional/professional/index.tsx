import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { bookingQuery, bookingsQuery, calendarQuery } from '../../../bookings/bookings.queries.ts';
import { currentJob, dayRoute } from '../../../bookings/day-route.ts';
import { overviewRange } from '../../../bookings/overview-range.ts';
import { TodaysJobs } from '../../../features/bookings/today/todays-jobs.tsx';
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
    const [profile, , week, , upcoming] = await loadForPage(
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
    const job = currentJob(upcoming.pages[0]?.items ?? [], dayRoute(week.items, today));
    // The page shows the day without its next step, too
    if (job !== null) await queryClient.query(bookingQuery(api, job.id)).catch(() => null);
    return { today };
  },
  head: ({ match }) => pageHead(match, { title: msg`Overview`, isPrivate: true }),
  component: () => {
    const { today } = Route.useLoaderData();
    return <ProfessionalOverviewPage todaysJobs={<TodaysJobs today={today} />} />;
  },
});
