import type { ChartSeries } from './chart-data.ts';

/** What every chart with columns is given. */
export interface ChartProps {
  /** What the chart shows. It stands above it. */
  readonly label: string;
  /** What the columns are: days, months. The first one stands where reading starts. */
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  /** Writes a value for axis, tips and table: formatInteger, formatCompactMoney. */
  readonly formatValue: (value: number) => string;
}
