import { curveMonotoneX, line } from 'd3-shape';
import type { ReactNode } from 'react';

import { chartScale, highestOf } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import type { ChartProps } from './chart-props.ts';

/** A development over time. Time runs along the reading direction: from the right in Arabic. */
export function LineChart(chart: ChartProps): ReactNode {
  const scale = chartScale(highestOf(chart.series, false));
  const count = chart.categories.length;
  const path = line<number | null>(
    (_value, i) => ((i + 0.5) / count) * 100,
    (value) => (1 - scale.share(value ?? 0)) * 100,
  )
    .defined((value) => value !== null)
    .curve(curveMonotoneX);
  return (
    <ChartFrame
      {...chart}
      scale={scale}
      backdrop={
        <svg className="ui-chart-lines ui-mirror" viewBox="0 0 100 100" preserveAspectRatio="none">
          {chart.series.map(({ id, color, values }, i) => (
            <path
              className="ui-chart-line"
              data-color={color}
              data-dashed={i > 0 || undefined}
              key={id}
              d={path(values) ?? ''}
            />
          ))}
        </svg>
      }
      renderColumn={(i) =>
        chart.series.map(({ id, color, values }) => (
          <span
            className="ui-chart-point"
            data-color={color}
            data-unknown={typeof values[i] !== 'number' || undefined}
            key={id}
            style={{ insetBlockEnd: `${scale.share(values[i] ?? 0) * 100}%` }}
          />
        ))
      }
    />
  );
}
