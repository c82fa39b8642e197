import { scaleLinear } from 'd3-scale';

import { missingValue } from '../formats/locale-tag.ts';

export type ChartColor = 'blue' | 'orange' | 'green' | 'amber' | 'gray';

/** One series of numbers, one for each category. */
export interface ChartSeries {
  readonly id: string;
  readonly label: string;
  readonly color: ChartColor;
  /** `null`: there is no number, which is not the number 0. */
  readonly values: readonly (number | null)[];
}

export interface ChartScale {
  /** Round numbers, from 0 to above the highest value. */
  readonly ticks: readonly number[];
  /** Returns the height of a value, from 0 to 1. */
  readonly share: (value: number) => number;
}

/** The least height of a scale: counts of nothing, or of one, still have whole numbers at their ticks. */
const leastHeight = 4;

/**
 * Returns a scale that starts at zero, because readers compare the lengths of bars. Values are not
 * negative.
 */
export function chartScale(highest: number): ChartScale {
  const scale = scaleLinear()
    .domain([0, Math.max(highest, leastHeight)])
    .nice(4);
  const [, top = 1] = scale.domain();
  return { ticks: scale.ticks(4), share: (value) => Math.max(0, value) / top };
}

/** Returns the words for a value in tooltips and tables. */
export function formatKnown(
  value: number | null | undefined,
  formatValue: (value: number) => string,
): string {
  return value === null || value === undefined ? missingValue : formatValue(value);
}

/** Returns the highest number that must fit: of one series, or of the stacked sum. */
export function highestOf(series: readonly ChartSeries[], isStacked: boolean): number {
  const length = Math.max(0, ...series.map(({ values }) => values.length));
  const columns = Array.from({ length }, (_, i) => series.map(({ values }) => values[i] ?? 0));
  return Math.max(
    0,
    ...columns.map((column) =>
      isStacked ? column.reduce((sum, value) => sum + value, 0) : Math.max(0, ...column),
    ),
  );
}
