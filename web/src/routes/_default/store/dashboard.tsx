import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { calendarRange } from '../../../bookings/calendar-range.ts';
import {
  analyticsRange,
  analyticsSearch,
} from '../../../features/store/analytics/analytics-range.ts';
import { chosenOf } from '../../../features/store/dashboard/chosen-of.ts';
import { dashboardSearch } from '../../../features/store/dashboard/dashboard-search.ts';
import { StoreDashboardPage } from '../../../features/store/dashboard/store-dashboard-page.tsx';
import { pageHead } from '../../../layout/page-head.ts';
import { requireMe } from '../../../session/guards.ts';
import { loadForPage } from '../../../session/load-for-page.ts';
import { storeAnalyticsQuery } from '../../../stores/store-analytics.queries.ts';
import { storeBookingsQuery } from '../../../stores/store-bookings.queries.ts';
import { membersQuery, myStoresQuery, storeQuery } from '../../../stores/stores.queries.ts';
import { localTimeOf } from '../../../time/tripoli.ts';

export const Route = createFileRoute('/_default/store/dashboard')({
  staticData: { shape: 'list' },
  validateSearch: dashboardSearch,
  beforeLoad: requireMe,
  loaderDeps: ({ search: { store, tab, day, last, from, until, by } }) => ({
    store,
    tab,
    day,
    last,
    from,
    until,
    by,
  }),
  loader: async ({ context: { api, queryClient }, deps, location }) => {
    const { store, tab, day } = deps;
    const now = new Date().toISOString();
    const stores = await loadForPage(queryClient.query(myStoresQuery(api)), location);
    const chosen = chosenOf(stores, store);
    if (chosen === undefined) return { now };
    await loadForPage(
      Promise.all([
        queryClient.query(storeQuery(api, chosen.storeId)),
        queryClient.query(membersQuery(api, chosen.storeId)),
        tab === undefined &&
          queryClient.query(
            storeBookingsQuery(api, chosen.storeId, calendarRange(day ?? localTimeOf(now).day)),
          ),
        tab === 'analytics' &&
          chosen.role !== 'staff' &&
          queryClient.query(
            storeAnalyticsQuery(
              api,
              chosen.storeId,
              analyticsRange(analyticsSearch(deps), localTimeOf(now).day),
            ),
          ),
      ]),
      location,
    );
    return { now };
  },
  head: ({ match }) => pageHead(match, { title: msg`Store dashboard`, isPrivate: true }),
  component: StoreDashboardPage,
});
