import type { ReactNode } from 'react';

import { DateText } from '../date-text/date-text.tsx';
import type { Instant } from '../formats/format-date.ts';
import { FromTo } from './from-to.tsx';

export interface TimeRangeProps {
  readonly start: Instant;
  readonly end: Instant;
}

const asTime = { style: 'time' } as const;

/**
 * `09:00 AM – 10:30 AM`. In Arabic the start is on the right, and each time stands right of its ص
 * or م.
 */
export function TimeRange({ start, end }: TimeRangeProps): ReactNode {
  return (
    <FromTo
      from={<DateText instant={start} {...asTime} />}
      to={<DateText instant={end} {...asTime} />}
    />
  );
}
