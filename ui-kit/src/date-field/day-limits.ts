import { type CalendarDate, type DateValue, parseDate } from '@internationalized/date';

import { type AriaFieldProps, useAriaField } from '../form-field/use-aria-field.ts';

/** Limits on the days that can be chosen, for a day and for a range. */
export interface DayLimits {
  /** The first day that can be chosen, YYYY-MM-DD. */
  readonly min?: string;
  /** The last day that can be chosen, YYYY-MM-DD. */
  readonly max?: string;
  /** Returns whether a day (YYYY-MM-DD) cannot be chosen, nor be inside of a range. */
  readonly isUnavailable?: (day: string) => boolean;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
}

const parse = (day: string | undefined): CalendarDate | null =>
  day === undefined ? null : parseDate(day);

interface DayPickerProps extends AriaFieldProps {
  readonly className: string;
  readonly minValue: CalendarDate | null;
  readonly maxValue: CalendarDate | null;
  readonly isDateUnavailable: (day: DateValue) => boolean;
  // oxlint-disable-next-line osta/prop-names -- react-aria-components call it that
  readonly isDisabled: boolean;
  readonly granularity: 'day';
  readonly shouldForceLeadingZeros: true;
  readonly onBlur: () => void;
}

/** Returns the limits and FormField's attributes as props of react-aria-components. */
export function useDayPicker(limits: DayLimits): DayPickerProps {
  const { min, max, isUnavailable, disabled = false, onBlur } = limits;
  return {
    ...useAriaField(),
    className: 'ui-date-field',
    minValue: parse(min),
    maxValue: parse(max),
    isDateUnavailable: (day) => isUnavailable?.(day.toString()) ?? false,
    isDisabled: disabled,
    granularity: 'day',
    shouldForceLeadingZeros: true,
    onBlur: () => onBlur?.(),
  };
}
