import type { ReactNode } from 'react';

import { FieldGroup } from '../form-field/field-group.tsx';
import { useAriaGroup } from '../form-field/use-aria-group.ts';
import { weekdays } from '../opening-hours/week-opening-hours.ts';
import { DayHours } from './day-hours.tsx';
import { copyDay, type DraftWeek } from './draft-week.ts';

import './week-hours.css';

export interface WeekHoursEditorProps {
  /** Check and convert it with `toOpeningHours`. */
  readonly value: DraftWeek;
  readonly onChange: (week: DraftWeek) => void;
  /** Set it after a submit: also shows what is missing. Other problems are shown at once. */
  readonly showsMissing?: boolean;
  /** The maximum number of ranges per day. */
  readonly maxRanges?: number;
  readonly disabled?: boolean;
}

/**
 * The hours of a week from Saturday: each day closed or open, with several ranges, copied to other
 * days. Put it into a FormField.
 */
export function WeekHoursEditor({
  value,
  onChange,
  showsMissing = false,
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
          showsMissing={showsMissing}
          maxRanges={maxRanges}
          disabled={disabled}
          onChange={(ranges) => onChange({ ...value, [day]: ranges })}
          onCopy={(days) => onChange(copyDay(value, day, days))}
        />
      ))}
    </FieldGroup>
  );
}
