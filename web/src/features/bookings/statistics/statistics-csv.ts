import type { WorkStatistics } from '@osta/contracts/booking/statistics-api';
import { dirhamPerDinar } from '@osta/contracts/dirham-per-dinar';

import { csvOf } from '../../../components/csv.ts';

/** In the order of the file. */
const order = [
  'from',
  'until',
  'bookings',
  'ended',
  'completed',
  'cancelled',
  'dropped',
  'wait',
  'revenue',
] as const;

/** The heading of each column of the file. */
type CsvHeadings = Readonly<Record<(typeof order)[number], string>>;

/** Returns the statistics as a CSV file, a row for each week or month. Amounts are in dinars; a missing time is empty. */
export function statisticsCsv({ columns }: WorkStatistics, headings: CsvHeadings): string {
  const rows = columns.map((column) =>
    order.map((name) =>
      name === 'revenue'
        ? (column.revenue / dirhamPerDinar).toFixed(3)
        : String(column[name] ?? ''),
    ),
  );
  return csvOf([order.map((name) => headings[name]), ...rows]);
}
