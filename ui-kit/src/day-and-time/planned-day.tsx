import type { ReactNode } from 'react';

import { DateText } from '../date-text/date-text.tsx';
import type { Instant } from '../formats/format-date.ts';
import { NearDay } from './near-day.tsx';

export interface PlannedDayProps {
  readonly instant: Instant;
}

const asWeekday = { style: 'weekday' } as const;

/** A day that somebody plans with: `Monday 23 November (tomorrow)`. */
export function PlannedDay({ instant }: PlannedDayProps): ReactNode {
  return (
    <span>
      <DateText instant={instant} {...asWeekday} />
      <NearDay instant={instant}>
        {(word) => <span suppressHydrationWarning>{` (${word})`}</span>}
      </NearDay>
    </span>
  );
}
