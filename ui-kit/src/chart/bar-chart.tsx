import type { ReactNode } from 'react';

import { chartScale, highestOf } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import type { ChartProps } from './chart-props.ts';

export interface BarChartProps extends ChartProps {
  /** Stacks the series instead of putting them side by side. */
  readonly stacked?: boolean;
}

/** Bars for comparing numbers. Time runs along the reading direction: from the right in Arabic. */
export function BarChart({ stacked = false, ...chart }: BarChartProps): ReactNode {
  const scale = chartScale(highestOf(chart.series, stacked));
  return (
    <ChartFrame
      {...chart}
      scale={scale}
      renderColumn={(i) => (
        <div className="ui-chart-bars" data-stacked={stacked || undefined}>
          {chart.series.map(({ id, tone, values }) => (
            <span
              className="ui-chart-bar"
              data-tone={tone}
              key={id}
              style={{ blockSize: `${scale.share(values[i] ?? 0) * 100}%` }}
            />
          ))}
        </div>
      )}
    />
  );
}
