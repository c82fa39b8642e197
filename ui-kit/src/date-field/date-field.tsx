import { parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Calendar, DatePicker } from 'react-aria-components/DatePicker';

import { dayIcon } from '../icons/icons.ts';
import { CalendarMonth } from './calendar-month.tsx';
import { type DayLimits, DayPickerFrame, DaySegments, useDayPicker } from './day-picker.tsx';

import './date-field.css';

export interface DateFieldProps extends DayLimits {
  /** YYYY-MM-DD; null when empty. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
}

/**
 * A day, typed or picked from a month. The week starts on Saturday in both languages, as in Libya.
 * Put it into a FormField.
 */
export function DateField({ value, onChange, ...limits }: DateFieldProps): ReactNode {
  const { t } = useLingui();
  return (
    <DatePicker
      {...useDayPicker(limits)}
      value={value === null ? null : parseDate(value)}
      onChange={(day) => onChange(day === null ? null : day.toString())}
    >
      <DayPickerFrame icon={dayIcon} label={t`Choose a day`} input={<DaySegments />}>
        <Calendar className="ui-month" firstDayOfWeek="sat">
          <CalendarMonth />
        </Calendar>
      </DayPickerFrame>
    </DatePicker>
  );
}
