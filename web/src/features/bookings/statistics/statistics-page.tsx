import { Trans, useLingui } from '@lingui/react/macro';
import { Heading, RouteTabs, Text } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { statisticsQuery } from '../../../bookings/statistics.queries.ts';
import { figuresCsv } from '../../../components/figures-csv.ts';
import { SaveFigures } from '../../../components/save-figures.tsx';
import { StatisticsCharts } from './statistics-charts.tsx';
import { StatisticsFigures } from './statistics-figures.tsx';
import { StatisticsRules } from './statistics-rules.tsx';
import { stepOf } from './statistics-search.ts';

import './statistics.css';

const route = getRouteApi('/_professional/professional/statistics');

/** How a professional's bookings go, by week or by month, with the rules of each number. */
export function StatisticsPage(): ReactNode {
  const { t } = useLingui();
  const by = stepOf(route.useSearch());
  const { data } = useSuspenseQuery(statisticsQuery(useApi(), by));

  const csv = (): string =>
    figuresCsv(data.columns, {
      from: t`First day`,
      until: t`Last day`,
      bookings: t`Bookings made`,
      ended: t`Bookings that ended`,
      completed: t`Completed jobs`,
      cancelled: t`Cancellations`,
      dropped: t`Cancelled by you`,
      wait: t`Minutes to answer`,
      revenue: t`Received, in dinars`,
    });

  return (
    <>
      <div className="web-list-head">
        <Heading as="h1">
          <Trans>Statistics</Trans>
        </Heading>
        <SaveFigures csv={csv} range={data.total} />
      </div>
      <RouteTabs
        label={t`Grouping`}
        currentId={by}
        tabs={[
          {
            id: 'week',
            link: (
              <Link to="/professional/statistics" search={{}} activeOptions={{ exact: true }}>
                <Trans>By week</Trans>
              </Link>
            ),
          },
          {
            id: 'month',
            link: (
              <Link to="/professional/statistics" search={{ by: 'month' }}>
                <Trans>By month</Trans>
              </Link>
            ),
          },
        ]}
      />
      <div className="web-statistics">
        <Text tone="quiet">
          {by === 'week' ? (
            <Trans>The last twelve weeks, this one included.</Trans>
          ) : (
            <Trans>The last twelve months, this one included.</Trans>
          )}
        </Text>
        <StatisticsFigures total={data.total} />
        <StatisticsCharts statistics={data} />
        <StatisticsRules />
      </div>
    </>
  );
}
