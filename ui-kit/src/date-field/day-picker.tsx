import { type CalendarDate, type DateValue, parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, DateInput, DateSegment, Group, Popover } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';

import { type AriaFieldProps, useAriaField } from '../form-field/use-aria-field.ts';
import { Icon } from '../icons/icon.tsx';
import type { LineIcon } from '../icons/icons.ts';

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

export interface DaySegmentsProps {
  /** Which of the two days of a range this is. */
  readonly slot?: 'start' | 'end';
}

/** A day as three numbers to type. */
export function DaySegments({ slot }: DaySegmentsProps): ReactNode {
  return (
    <DateInput className="ui-date-input" {...(slot !== undefined && { slot })}>
      {(segment) => <DateSegment className="ui-date-segment" segment={segment} />}
    </DateInput>
  );
}

export interface DayPickerFrameProps {
  readonly icon: LineIcon;
  /** Names the dialog with the month, for screen readers. */
  readonly label: string;
  /** The input to type into. */
  readonly input: ReactNode;
  /** The month that opens. */
  readonly children: ReactNode;
}

/** A box to type into, with a button that opens a month. */
export function DayPickerFrame({ icon, label, input, children }: DayPickerFrameProps): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <Group className="ui-text-field ui-date-field-group">
        {input}
        <Button className="ui-combobox-button" aria-label={t`Open the calendar`}>
          <Icon icon={icon} size={18} />
        </Button>
      </Group>
      <Popover className="ui-date-popover" offset={6} placement="bottom start">
        <Dialog className="ui-date-dialog" aria-label={label}>
          {children}
        </Dialog>
      </Popover>
    </>
  );
}
