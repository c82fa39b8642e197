import { parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DateRangePicker, RangeCalendar } from 'react-aria-components/DateRangePicker';

import { type DayLimits, useDayPicker } from '../date-field/day-limits.ts';
import { DaySegments } from '../date-field/day-segments.tsx';
import { dayRangeIcon } from '../icons/icons.ts';
import { CalendarMonth } from '../month-picker/calendar-month.tsx';
import { DayPickerFrame } from '../month-picker/day-picker.tsx';

import './date-range-field.css';

/** A range of days, both included; YYYY-MM-DD. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export interface DateRangeFieldProps extends DayLimits {
  /** Null when empty. */
  readonly value: DayRange | null;
  /** Called with null while one of the days is missing. `from` is never after `to`. */
  readonly onChange: (range: DayRange | null) => void;
}

/**
 * A range of days, typed or picked from a month in two presses. The week starts on Saturday in both
 * languages. Put it into a FormField.
 */
export function DateRangeField({ value, onChange, ...limits }: DateRangeFieldProps): ReactNode {
  const { t } = useLingui();
  return (
    <DateRangePicker
      {...useDayPicker(limits)}
      value={value === null ? null : { start: parseDate(value.from), end: parseDate(value.to) }}
      onChange={(range) => {
        if (range === null) return onChange(null);
        const days = [range.start.toString(), range.end.toString()].toSorted();
        return onChange({ from: days[0] ?? '', to: days[1] ?? '' });
      }}
    >
      <DayPickerFrame
        icon={dayRangeIcon}
        label={t`Choose the first and the last day`}
        input={
          <div className="ui-date-range">
            <DaySegments slot="start" />
            <span className="ui-date-range-dash" aria-hidden="true">
              –
            </span>
            <DaySegments slot="end" />
          </div>
        }
      >
        <RangeCalendar className="ui-month ui-range-month" firstDayOfWeek="sat">
          <CalendarMonth />
        </RangeCalendar>
      </DayPickerFrame>
    </DateRangePicker>
  );
}
