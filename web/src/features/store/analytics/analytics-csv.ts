import { dirhamPerDinar } from '@osta/contracts/dirham-per-dinar';
import type { StoreAnalytics } from '@osta/contracts/store/analytics-api';

import { csvOf } from '../../../components/csv.ts';

/** In the order of the file. */
const order = [
  'from',
  'until',
  'views',
  'searches',
  'bookings',
  'cancellations',
  'revenue',
  'wait',
] as const;

/** The heading of each column of the file. */
type CsvHeadings = Readonly<Record<(typeof order)[number], string>>;

/**
 * Returns the columns of the analytics as a file of comma-separated values (RFC 4180), one row for each. Amounts are
 * in dinars with three decimals; a missing response time is empty.
 */
export function analyticsCsv({ columns }: StoreAnalytics, headings: CsvHeadings): string {
  const rows = columns.map((column) =>
    order.map((name) =>
      name === 'revenue'
        ? (column.revenue / dirhamPerDinar).toFixed(3)
        : String(column[name] ?? ''),
    ),
  );
  return csvOf([order.map((name) => headings[name]), ...rows]);
}
