import type { ReactNode } from 'react';

import { useDirection, useLocale } from '../provider/ui-context.ts';
import { wallTime } from './wall-time.ts';

export interface WallTimeTextProps {
  /** In Libyan time: `HH:mm`. */
  readonly time: string;
}

/** `09:00 AM`, as an isolated run in the page's direction. */
export function WallTimeText({ time }: WallTimeTextProps): ReactNode {
  const locale = useLocale();
  return (
    <bdi className="ui-figures" dir={useDirection()}>
      {wallTime(time, locale)}
    </bdi>
  );
}
