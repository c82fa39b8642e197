import { type CalendarDate, parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  Button,
  Calendar,
  DateInput,
  DatePicker,
  DateSegment,
  Group,
  Popover,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';

import { useAriaField } from '../form-field/use-aria-field.ts';
import { Icon } from '../icons/icon.tsx';
import { dayIcon } from '../icons/icons.ts';
import { CalendarMonth } from './calendar-month.tsx';

export interface DateFieldProps {
  /** YYYY-MM-DD; null while there is none. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  /** The first day that can be chosen, YYYY-MM-DD. */
  readonly min?: string;
  /** The last day that can be chosen, YYYY-MM-DD. */
  readonly max?: string;
  /** Days between that cannot be chosen; gets YYYY-MM-DD. */
  readonly isUnavailable?: (day: string) => boolean;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
}

const parse = (day: string | undefined): CalendarDate | null =>
  day === undefined ? null : parseDate(day);

/**
 * A day, typed or picked from a month. The week starts on Saturday, as it does in Libya,
 * whatever the language. Put it into a FormField.
 */
export function DateField({
  value,
  onChange,
  min,
  max,
  isUnavailable,
  disabled = false,
  onBlur,
}: DateFieldProps): ReactNode {
  const { t } = useLingui();
  const field = useAriaField();
  return (
    <DatePicker
      {...field}
      className="ui-date-field"
      value={value === null ? null : parseDate(value)}
      onChange={(day) => onChange(day === null ? null : day.toString())}
      minValue={parse(min)}
      maxValue={parse(max)}
      isDateUnavailable={(day) => isUnavailable?.(day.toString()) ?? false}
      isDisabled={disabled}
      granularity="day"
      shouldForceLeadingZeros
      onBlur={() => onBlur?.()}
    >
      <Group className="ui-text-field ui-date-field-group">
        <DateInput className="ui-date-input">
          {(segment) => <DateSegment className="ui-date-segment" segment={segment} />}
        </DateInput>
        <Button className="ui-combobox-button" aria-label={t`Open the calendar`}>
          <Icon icon={dayIcon} size={18} />
        </Button>
      </Group>
      <Popover className="ui-date-popover" offset={6} placement="bottom start">
        <Dialog className="ui-date-dialog" aria-label={t`Choose a day`}>
          <Calendar className="ui-month" firstDayOfWeek="sat">
            <CalendarMonth />
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
