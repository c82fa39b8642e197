import type { ReactNode } from 'react';

import { useDirection, useLocale } from '../provider/ui-context.ts';
import { wallTime } from './wall-time.ts';

export interface WallTimeTextProps {
  /** On Libya's clocks: `HH:mm`. */
  readonly time: string;
}

/** `09:00 AM`, as a run of its own in the direction of the page. */
export function WallTimeText({ time }: WallTimeTextProps): ReactNode {
  const locale = useLocale();
  return (
    <bdi className="ui-figures" dir={useDirection()}>
      {wallTime(time, locale)}
    </bdi>
  );
}
