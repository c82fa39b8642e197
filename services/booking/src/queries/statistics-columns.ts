import type { StatisticsQuery } from '@osta/contracts/booking/statistics-api';
import { Day } from '@osta/contracts/offering/day';
import { daysAfter } from '@osta/contracts/offering/zoned-clock';

/** Days, both included. */
export interface DayRange {
  readonly from: Day;
  readonly until: Day;
}

/** How many columns there are, the current one included. */
const count = 12;

/** Returns the last twelve weeks, which begin on Saturday, or months, the oldest first; the last one has today. */
export function statisticsColumns(today: Day, by: StatisticsQuery['by']): readonly DayRange[] {
  const nth = Array.from({ length: count }, (_, n) => n - count + 1);
  if (by === 'week') {
    // Sunday is 0, and Saturday, 6, begins the week
    const saturday = daysAfter(today, -((new Date(today).getUTCDay() + 1) % 7));
    return nth.map((n) => {
      const from = daysAfter(saturday, n * 7);
      return { from, until: daysAfter(from, 6) };
    });
  }
  return nth.map((n) => ({
    from: firstOfMonth(today, n),
    until: daysAfter(firstOfMonth(today, n + 1), -1),
  }));
}

/** Returns the first day of the month that many months later. */
function firstOfMonth(day: Day, months: number): Day {
  const date = new Date(day);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  return Day.parse(new Date(first).toISOString().slice(0, 10));
}
