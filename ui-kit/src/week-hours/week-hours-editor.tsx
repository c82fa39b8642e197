import type { ReactNode } from 'react';

import { FieldGroup } from '../form-field/field-group.tsx';
import { useAriaGroup } from '../form-field/use-aria-group.ts';
import { weekdays } from '../opening-hours/week-opening-hours.ts';
import { DayHours } from './day-hours.tsx';
import { copyDay, type DraftWeek } from './draft-week.ts';

import './week-hours.css';

export interface WeekHoursEditorProps {
  /** Judge it, and get what is stored, with `toOpeningHours`. */
  readonly value: DraftWeek;
  readonly onChange: (week: DraftWeek) => void;
  /** After a submit: also says what is not filled in yet. Other mistakes are said at once. */
  readonly showMissing?: boolean;
  /** Ranges in one day. */
  readonly maxRanges?: number;
  readonly disabled?: boolean;
}

/**
 * The hours of a week from Saturday on: closed or open, several ranges a day, copied to other
 * days. Put it into a FormField.
 */
export function WeekHoursEditor({
  value,
  onChange,
  showMissing = false,
  maxRanges = 3,
  disabled = false,
}: WeekHoursEditorProps): ReactNode {
  const { id } = useAriaGroup();
  return (
    <FieldGroup className="ui-week-hours" id={id}>
      {weekdays.map((day) => (
        <DayHours
          key={day}
          day={day}
          ranges={value[day]}
          showMissing={showMissing}
          maxRanges={maxRanges}
          disabled={disabled}
          onChange={(ranges) => onChange({ ...value, [day]: ranges })}
          onCopy={(days) => onChange(copyDay(value, day, days))}
        />
      ))}
    </FieldGroup>
  );
}
