import type { ReactNode } from 'react';

import type { CalendarColor } from './calendar-event.ts';

export interface DayDotsProps {
  /** The colour of each event. */
  readonly colors: readonly CalendarColor[];
}

/**
 * The most dots of a day that can be told apart at a glance; the day's name says the exact count.
 */
const most = 3;

/** A dot for each event in its colour, where a day has no room for words. */
export function DayDots({ colors }: DayDotsProps): ReactNode {
  if (colors.length === 0) return null;
  return (
    <span className="ui-calendar-dots">
      {colors.slice(0, most).map((color, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- dots have nothing but their place
        <span className="ui-calendar-dot" data-color={color} key={nth} />
      ))}
    </span>
  );
}
