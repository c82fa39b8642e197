import { parseTime } from '@internationalized/date';
import type { ReactNode } from 'react';
import {
  DateInput,
  DateSegment,
  TimeField as AriaTimeField,
} from 'react-aria-components/TimeField';

import { useAriaField } from '../form-field/use-aria-field.ts';
import { plainSegment } from './plain-segment.ts';

import './date-field.css';

export interface TimeFieldProps {
  /** HH:mm in 24 hours; null when empty. */
  readonly value: string | null;
  readonly onChange: (time: string | null) => void;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
}

/** A time of day, typed in 12-hour format in both languages. Put it into a FormField. */
export function TimeField({
  value,
  onChange,
  disabled = false,
  onBlur,
}: TimeFieldProps): ReactNode {
  const field = useAriaField();
  return (
    <AriaTimeField
      {...field}
      className="ui-date-field"
      value={value === null ? null : parseTime(value)}
      onChange={(time) => onChange(time === null ? null : time.toString().slice(0, 5))}
      hourCycle={12}
      granularity="minute"
      shouldForceLeadingZeros
      isDisabled={disabled}
      onBlur={() => onBlur?.()}
    >
      <div className="ui-text-field ui-date-field-group">
        <DateInput className="ui-date-input">
          {(segment) => <DateSegment className="ui-date-segment" segment={plainSegment(segment)} />}
        </DateInput>
      </div>
    </AriaTimeField>
  );
}
