import { Skeleton } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { storeAnalyticsQuery } from '../../../stores/store-analytics.queries.ts';
import { localTimeOf } from '../../../time/tripoli.ts';
import { analyticsRange } from './analytics-range.ts';
import { AnalyticsCharts } from './store-analytics-charts.tsx';
import { AnalyticsFigures } from './store-analytics-figures.tsx';
import { AnalyticsRangeFields } from './store-analytics-range.tsx';
import { AnalyticsRules } from './store-analytics-rules.tsx';
import { SaveAnalytics } from './store-analytics-save.tsx';
import { SearchWords } from './store-analytics-words.tsx';

import './store-analytics.css';

const route = getRouteApi('/_default/store/dashboard');

interface StoreAnalyticsPartProps {
  readonly storeId: string;
  /** When the page was made: the same on the server and in the browser. */
  readonly now: string;
}

/** How a store does, with the days before: visitors, bookings, money, answers. The numbers move by themselves. */
export function StoreAnalyticsPart({ storeId, now }: StoreAnalyticsPartProps): ReactNode {
  const { day: today } = localTimeOf(now);
  const range = analyticsRange(route.useSearch(), today);
  const { data, error } = useQuery(storeAnalyticsQuery(useApi(), storeId, range));
  return (
    <div className="web-store-parts">
      <AnalyticsRangeFields storeId={storeId} range={range} today={today} />
      <ProblemNotice error={error} />
      {data === undefined ? (
        error === null && <Skeleton width="100%" height="240px" />
      ) : (
        <>
          <AnalyticsFigures analytics={data} />
          <AnalyticsCharts analytics={data} />
          <SearchWords words={data.words} />
          <SaveAnalytics analytics={data} />
        </>
      )}
      <AnalyticsRules />
    </div>
  );
}
