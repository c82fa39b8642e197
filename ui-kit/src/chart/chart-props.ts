import type { ChartSeries } from './chart-data.ts';

/** The props of every chart with columns. */
export interface ChartProps {
  /** Says what the chart shows; its caption. */
  readonly label: string;
  /** The labels of the columns: days, months. The first one is at the inline start. */
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  /** Shows placeholders for the plot. Labels, legend and the names that are known stay. */
  readonly isLoading?: boolean;
  /** Formats a value for axis, tooltips and table: formatInteger, formatCompactMoney. */
  readonly formatValue: (value: number) => string;
}
