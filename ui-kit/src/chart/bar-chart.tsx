import type { ReactNode } from 'react';

import { chartScale, highestOf } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import type { ChartProps } from './chart-props.ts';

export interface BarChartProps extends ChartProps {
  /** Stacks the series instead of putting them side by side. */
  readonly isStacked?: boolean;
}

/** Bars for comparing numbers. Time runs along the reading direction: from the right in Arabic. */
export function BarChart({ isStacked = false, ...chart }: BarChartProps): ReactNode {
  const scale = chartScale(highestOf(chart.series, isStacked));
  return (
    <ChartFrame
      {...chart}
      scale={scale}
      renderColumn={(i) => (
        <div className="ui-chart-bars" data-stacked={isStacked || undefined}>
          {chart.series.map(({ id, color, values }) => (
            <span
              className="ui-chart-bar"
              data-color={color}
              data-unknown={typeof values[i] !== 'number' || undefined}
              key={id}
              style={{ blockSize: `${scale.share(values[i] ?? 0) * 100}%` }}
            />
          ))}
        </div>
      )}
    />
  );
}
