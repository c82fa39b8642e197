import { useLingui } from '@lingui/react/macro';
import type { StoreAnalytics } from '@osta/contracts/store/analytics-api';
import {
  BarChart,
  Card,
  type ChartColor,
  type ChartSeries,
  formatCompactMoney,
  formatDuration,
  formatInteger,
  LineChart,
  useLocale,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { chartCategories } from '../../../components/chart-categories.ts';

import '../../../components/chart-grid.css';

interface AnalyticsChartsProps {
  readonly analytics: StoreAnalytics;
}

/** The course of each number. Every chart has its numbers as a table too. */
export function AnalyticsCharts({ analytics: { columns, by } }: AnalyticsChartsProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const categories = chartCategories(columns, by);
  const integer = (value: number): string => formatInteger(value, locale);
  const series = (
    id: 'views' | 'searches' | 'bookings' | 'cancellations' | 'revenue' | 'wait',
    label: string,
    color: ChartColor,
  ): ChartSeries => ({ id, label, color, values: columns.map((column) => column[id]) });
  return (
    <div className="web-chart-grid">
      <Card>
        <LineChart
          label={t`Views of the page`}
          categories={categories}
          series={[
            series('views', t`Views of the page`, 'blue'),
            series('searches', t`Found by a search`, 'orange'),
          ]}
          formatValue={integer}
        />
      </Card>
      <Card>
        <BarChart
          label={t`Bookings and cancellations`}
          categories={categories}
          series={[
            series('bookings', t`Bookings made`, 'blue'),
            series('cancellations', t`Cancellations`, 'gray'),
          ]}
          formatValue={integer}
        />
      </Card>
      <Card>
        <BarChart
          label={t`Recorded as received`}
          categories={categories}
          series={[series('revenue', t`Recorded as received`, 'green')]}
          formatValue={(dirham) => formatCompactMoney(dirham, locale)}
        />
      </Card>
      <Card>
        <BarChart
          label={t`Time to answer a booking`}
          categories={categories}
          series={[series('wait', t`Time to answer a booking`, 'amber')]}
          formatValue={(minutes) => formatDuration(minutes, locale)}
        />
      </Card>
    </div>
  );
}
