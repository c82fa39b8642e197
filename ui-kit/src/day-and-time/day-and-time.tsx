import type { ReactNode } from 'react';

import { DateText } from '../date-text/date-text.tsx';
import type { Instant } from '../formats/format-date.ts';
import { OwnTime } from './own-time.tsx';
import { PlannedDay } from './planned-day.tsx';
import { useOwnTime } from './use-own-time.ts';

export interface DayAndTimeProps {
  readonly instant: Instant;
}

const asTime = { style: 'time' } as const;

/**
 * A moment as people say it: `Monday 23 November (tomorrow) 09:00 AM`. In Libya's time, with their own beside it
 * for readers elsewhere.
 */
export function DayAndTime({ instant }: DayAndTimeProps): ReactNode {
  const isElsewhere = useOwnTime(instant) !== null;
  return (
    <span>
      <PlannedDay instant={instant} /> <DateText instant={instant} {...asTime} />
      {isElsewhere && (
        <>
          {' '}
          (<OwnTime instant={instant} />)
        </>
      )}
    </span>
  );
}
