import type { ReactNode } from 'react';

import { DateText } from '../date-text/date-text.tsx';
import type { Instant } from '../formats/format-date.ts';

export interface TimeRangeProps {
  readonly start: Instant;
  readonly end: Instant;
}

const asTime = { style: 'time' } as const;

/** `09:00 AM – 10:30 AM` as one run from left to right, also in Arabic. */
export function TimeRange({ start, end }: TimeRangeProps): ReactNode {
  return (
    <bdi className="ui-figures" dir="ltr">
      <DateText instant={start} {...asTime} /> – <DateText instant={end} {...asTime} />
    </bdi>
  );
}
