import { parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateField as AriaDateField } from 'react-aria-components/DateField';

import { Icon } from '../icons/icon.tsx';
import { dayIcon } from '../icons/icons.ts';
import type { DayMonthProps } from '../month-picker/day-month.tsx';
import { type DayLimits, useDayPicker } from './day-limits.ts';
import { DaySegments } from './day-segments.tsx';

import './date-field.css';

/** Loads the month at the first sign that somebody is going to open it: most days are typed. */
const loadMonth = async (): Promise<{ default: ComponentType<DayMonthProps> }> => {
  const { DayMonth } = await import('../month-picker/day-month.tsx');
  return { default: DayMonth };
};
const LateDayMonth = lazy(loadMonth);
/** A month that fails to load is asked for again when it opens. */
const prepareMonth = (): void => void loadMonth().catch(() => {});

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
  const frame = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { onBlur, ...picker } = useDayPicker(limits);
  const { minValue, maxValue, isDateUnavailable, isDisabled } = picker;
  const day = value === null ? null : parseDate(value);
  const leave = (to: EventTarget | null): void => {
    const isInside = to instanceof Node && frame.current?.contains(to) === true;
    if (!isOpen && !isInside) onBlur();
  };
  return (
    <AriaDateField
      {...picker}
      value={day}
      onChange={(chosen) => onChange(chosen === null ? null : chosen.toString())}
      onBlur={({ relatedTarget }) => leave(relatedTarget)}
      onKeyDown={({ altKey, key }) => altKey && /^Arrow(?:Up|Down)$/u.test(key) && setIsOpen(true)}
    >
      <div className="ui-text-field ui-date-field-group" ref={frame}>
        <DaySegments />
        <Button
          className="ui-combobox-button"
          aria-label={t`Open the calendar`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          isDisabled={isDisabled}
          onHoverStart={prepareMonth}
          onFocus={prepareMonth}
          onPress={() => setIsOpen(true)}
          onBlur={({ relatedTarget }) => leave(relatedTarget)}
        >
          <Icon icon={dayIcon} size={18} />
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <LateDayMonth
            value={day}
            minValue={minValue}
            maxValue={maxValue}
            isDateUnavailable={isDateUnavailable}
            field={frame}
            onChange={(chosen) => onChange(chosen.toString())}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </AriaDateField>
  );
}
