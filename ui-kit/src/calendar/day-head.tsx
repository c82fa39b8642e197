import type { ReactNode } from 'react';

import { useLocale } from '../provider/ui-context.ts';
import type { Day } from './calendar-days.ts';
import { calendarName } from './calendar-names.ts';

export interface DayHeadProps {
  readonly day: Day;
  readonly isToday: boolean;
  /** Undefined: at every width. */
  readonly shownOn: 'desk' | 'phone' | undefined;
  readonly onPress: (day: Day) => void;
}

/** The head of a column: weekday and number. Today is in the brand's blue. */
export function DayHead({ day, isToday, shownOn, onPress }: DayHeadProps): ReactNode {
  const locale = useLocale();
  return (
    <button
      type="button"
      className="ui-calendar-head"
      data-shown-on={shownOn}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onPress(day)}
    >
      <span className="ui-calendar-head-weekday">{calendarName(day, 'weekday', locale)}</span>
      <span className="ui-calendar-head-number">{Number(day.slice(8))}</span>
    </button>
  );
}
