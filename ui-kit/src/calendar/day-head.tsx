import type { ReactNode } from 'react';

import { useLocale } from '../provider/ui-context.ts';
import type { Day } from './calendar-days.ts';
import { calendarName } from './calendar-names.ts';

export interface DayHeadProps {
  readonly day: Day;
  readonly isToday: boolean;
  readonly onPress: (day: Day) => void;
}

/** The head of a column: weekday and number. Today is in the brand's blue. */
export function DayHead({ day, isToday, onPress }: DayHeadProps): ReactNode {
  const locale = useLocale();
  return (
    <button
      type="button"
      className="ui-calendar-head"
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onPress(day)}
    >
      <span className="ui-calendar-head-weekday">{calendarName(day, 'weekday', locale)}</span>
      <span className="ui-calendar-head-number">{Number(day.slice(8))}</span>
    </button>
  );
}
