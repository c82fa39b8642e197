import { addDays, addMonths, type Day } from './calendar-days.ts';

export type CalendarView = 'day' | 'week' | 'month' | 'agenda';

/** Whether the style sheet shows three days of a week. Asked only when something is pressed. */
const isPhone = (): boolean => window.matchMedia('(width < 768px)').matches;

/** Returns the day that a step forward (1) or back (-1) leads to in a view. Browser only. */
export function stepDay(view: CalendarView, day: Day, count: 1 | -1): Day {
  if (view === 'day') return addDays(day, count);
  if (view === 'week') return addDays(day, (isPhone() ? 3 : 7) * count);
  return addMonths(day, count);
}
