import { area, curveMonotoneX, line } from 'd3-shape';
import type { ReactNode } from 'react';

import { chartScale } from './chart-data.ts';

import './chart.css';

export interface SparklineProps {
  /** Says what it shows, for screen readers. Show the number itself beside it. */
  readonly label: string;
  readonly values: readonly number[];
  readonly color?: 'blue' | 'green' | 'gray';
}

/** The course of a number as a line of text height. */
export function Sparkline({ label, values, color = 'blue' }: SparklineProps): ReactNode {
  const { share } = chartScale(Math.max(0, ...values));
  const last = Math.max(values.length - 1, 1);
  const x = (_value: number, i: number): number => (i / last) * 100;
  const y = (value: number): number => 38 - share(value) * 36;
  const top = line<number>(x, y).curve(curveMonotoneX);
  const fill = area<number>(x, 40, y).curve(curveMonotoneX);
  return (
    <svg
      className="ui-sparkline ui-mirror"
      data-color={color}
      viewBox="0 0 100 40"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className="ui-sparkline-fill" d={fill(values) ?? ''} />
      <path className="ui-sparkline-line" d={top(values) ?? ''} />
    </svg>
  );
}
