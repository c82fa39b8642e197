import { type CalendarDate, parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  Button,
  DateInput,
  DateRangePicker,
  DateSegment,
  Group,
  Popover,
  RangeCalendar,
} from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';

import { CalendarMonth } from '../date-field/calendar-month.tsx';
import { useAriaField } from '../form-field/use-aria-field.ts';
import { Icon } from '../icons/icon.tsx';
import { dayRangeIcon } from '../icons/icons.ts';

/** Both days belong to it; YYYY-MM-DD. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export interface DateRangeFieldProps {
  /** Null while there is none. */
  readonly value: DayRange | null;
  /** Null while one of the two days is missing. `from` is never after `to`. */
  readonly onChange: (range: DayRange | null) => void;
  /** The first day that can be chosen, YYYY-MM-DD. */
  readonly min?: string;
  /** The last day that can be chosen, YYYY-MM-DD. */
  readonly max?: string;
  /** Days that cannot be chosen, nor be inside of a range; gets YYYY-MM-DD. */
  readonly isUnavailable?: (day: string) => boolean;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
}

const parse = (day: string | undefined): CalendarDate | null =>
  day === undefined ? null : parseDate(day);

/**
 * From a day to a day, typed or picked from a month in two presses. The week starts on Saturday,
 * whatever the language. Put it into a FormField.
 */
export function DateRangeField({
  value,
  onChange,
  min,
  max,
  isUnavailable,
  disabled = false,
  onBlur,
}: DateRangeFieldProps): ReactNode {
  const { t } = useLingui();
  const field = useAriaField();
  return (
    <DateRangePicker
      {...field}
      className="ui-date-field"
      value={value === null ? null : { start: parseDate(value.from), end: parseDate(value.to) }}
      onChange={(range) => {
        if (range === null) return onChange(null);
        const days = [range.start.toString(), range.end.toString()].toSorted();
        return onChange({ from: days[0] ?? '', to: days[1] ?? '' });
      }}
      minValue={parse(min)}
      maxValue={parse(max)}
      isDateUnavailable={(day) => isUnavailable?.(day.toString()) ?? false}
      isDisabled={disabled}
      granularity="day"
      shouldForceLeadingZeros
      onBlur={() => onBlur?.()}
    >
      <Group className="ui-text-field ui-date-field-group">
        <div className="ui-date-range">
          <DateInput className="ui-date-input" slot="start">
            {(segment) => <DateSegment className="ui-date-segment" segment={segment} />}
          </DateInput>
          <span className="ui-date-range-dash" aria-hidden="true">
            –
          </span>
          <DateInput className="ui-date-input" slot="end">
            {(segment) => <DateSegment className="ui-date-segment" segment={segment} />}
          </DateInput>
        </div>
        <Button className="ui-combobox-button" aria-label={t`Open the calendar`}>
          <Icon icon={dayRangeIcon} size={18} />
        </Button>
      </Group>
      <Popover className="ui-date-popover" offset={6} placement="bottom start">
        <Dialog className="ui-date-dialog" aria-label={t`Choose the first and the last day`}>
          <RangeCalendar className="ui-month ui-range-month" firstDayOfWeek="sat">
            <CalendarMonth />
          </RangeCalendar>
        </Dialog>
      </Popover>
    </DateRangePicker>
  );
}
