import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { statisticsQuery } from '../../../bookings/statistics.queries.ts';
import { StatisticsPage } from '../../../features/bookings/statistics/statistics-page.tsx';
import {
  statisticsSearch,
  stepOf,
} from '../../../features/bookings/statistics/statistics-search.ts';
import { pageHead } from '../../../layout/page-head.ts';
import { loadForPage } from '../../../session/load-for-page.ts';

export const Route = createFileRoute('/_professional/professional/statistics')({
  staticData: { shape: 'list' },
  validateSearch: statisticsSearch,
  loaderDeps: ({ search }) => ({ by: stepOf(search) }),
  loader: async ({ context: { api, queryClient }, deps: { by }, location }) => {
    await loadForPage(queryClient.query(statisticsQuery(api, by)), location);
  },
  head: ({ match }) => pageHead(match, { title: msg`Statistics`, isPrivate: true }),
  component: StatisticsPage,
});
