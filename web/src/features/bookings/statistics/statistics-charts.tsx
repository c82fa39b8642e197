import { useLingui } from '@lingui/react/macro';
import type { WorkStatistics } from '@osta/contracts/booking/statistics-api';
import {
  BarChart,
  Card,
  type ChartColor,
  type ChartSeries,
  formatCompactMoney,
  formatDuration,
  formatInteger,
  useLocale,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { chartCategories } from '../../../components/chart-categories.ts';

import '../../../components/chart-grid.css';

interface StatisticsChartsProps {
  readonly statistics: WorkStatistics;
}

/** The course of each number. Every chart has its numbers as a table too. */
export function StatisticsCharts({
  statistics: { columns, by },
}: StatisticsChartsProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const categories = chartCategories(columns, by);
  const integer = (value: number): string => formatInteger(value, locale);
  const series = (
    id: Exclude<keyof (typeof columns)[number], 'from' | 'until'>,
    label: string,
    color: ChartColor,
  ): ChartSeries => ({ id, label, color, values: columns.map((column) => column[id]) });
  return (
    <div className="web-chart-grid">
      <Card>
        <BarChart
          label={t`Bookings made`}
          categories={categories}
          series={[series('bookings', t`Bookings made`, 'blue')]}
          formatValue={integer}
        />
      </Card>
      <Card>
        <BarChart
          label={t`How bookings ended`}
          categories={categories}
          series={[
            series('completed', t`Completed jobs`, 'green'),
            series('cancelled', t`Cancellations`, 'gray'),
            series('dropped', t`Cancelled by you`, 'orange'),
          ]}
          formatValue={integer}
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
      <Card>
        <BarChart
          label={t`Recorded as received`}
          categories={categories}
          series={[series('revenue', t`Recorded as received`, 'green')]}
          formatValue={(dirham) => formatCompactMoney(dirham, locale)}
        />
      </Card>
    </div>
  );
}
