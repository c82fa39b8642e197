import type { ReactNode } from 'react';

import { FieldGroup } from '../form-field/field-group.tsx';
import { useAriaGroup } from '../form-field/use-aria-group.ts';
import type { DraftTimeRange } from '../time-range-field/time-range.ts';
import { DayRanges } from './day-ranges.tsx';

import './week-hours.css';

export interface DayRangesFieldProps {
  /** Of the day, for screen readers. */
  readonly name: string;
  /** Check them with `dayProblems`. At least one: a closed day has no such field. */
  readonly value: readonly DraftTimeRange[];
  readonly onChange: (ranges: readonly DraftTimeRange[]) => void;
  /** Set it after a submit: also shows what is missing. Other problems are shown at once. */
  readonly showsMissing?: boolean;
  /** The maximum number of ranges. */
  readonly maxRanges?: number;
  readonly disabled?: boolean;
}

/** The hours of one day, which can be several ranges. Put it into a FormField. */
export function DayRangesField({
  value,
  showsMissing = false,
  maxRanges = 3,
  disabled = false,
  ...day
}: DayRangesFieldProps): ReactNode {
  const { id } = useAriaGroup();
  return (
    <FieldGroup className="ui-day-ranges" id={id}>
      <DayRanges
        {...day}
        ranges={value}
        showsMissing={showsMissing}
        maxRanges={maxRanges}
        disabled={disabled}
      />
    </FieldGroup>
  );
}
