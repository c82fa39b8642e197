import type { ReactNode } from 'react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';

import { plainSegment } from './plain-segment.ts';

import './date-field.css';

export interface DaySegmentsProps {
  /** Which of the two days of a range this is. */
  readonly slot?: 'start' | 'end';
}

/** A day as three numbers to type. */
export function DaySegments({ slot }: DaySegmentsProps): ReactNode {
  return (
    <DateInput className="ui-date-input" {...(slot !== undefined && { slot })}>
      {(segment) => <DateSegment className="ui-date-segment" segment={plainSegment(segment)} />}
    </DateInput>
  );
}
