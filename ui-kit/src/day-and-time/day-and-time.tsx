import type { ReactNode } from 'react';

import { DateText } from '../date-text/date-text.tsx';
import type { Instant } from '../formats/format-date.ts';

export interface DayAndTimeProps {
  readonly instant: Instant;
}

const asWeekday = { style: 'weekday' } as const;
const asTime = { style: 'time' } as const;

/** A moment as people say it: `Monday 23 November 09:00 AM`. */
export function DayAndTime({ instant }: DayAndTimeProps): ReactNode {
  return (
    <span>
      <DateText instant={instant} {...asWeekday} /> <DateText instant={instant} {...asTime} />
    </span>
  );
}
