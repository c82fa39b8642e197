import type { ReactNode } from 'react';

import { DateText } from '../date-text/date-text.tsx';
import type { Instant } from '../formats/format-date.ts';
import { PlannedDay } from './planned-day.tsx';

export interface DayAndTimeProps {
  readonly instant: Instant;
}

const asTime = { style: 'time' } as const;

/** A moment as people say it: `Monday 23 November (tomorrow) 09:00 AM`. */
export function DayAndTime({ instant }: DayAndTimeProps): ReactNode {
  return (
    <span>
      <PlannedDay instant={instant} /> <DateText instant={instant} {...asTime} />
    </span>
  );
}
