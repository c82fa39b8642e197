import type { ReactNode } from 'react';

import type { CalendarEvent } from './calendar-event.ts';

export interface DayDotsProps {
  readonly events: readonly CalendarEvent[];
}

/**
 * The most dots of a day that can be told apart at a glance; the day's name says the exact count.
 */
const most = 3;

/** A dot for each event in its colour, where a day has no room for words. */
export function DayDots({ events }: DayDotsProps): ReactNode {
  if (events.length === 0) return null;
  return (
    <span className="ui-calendar-dots">
      {events.slice(0, most).map(({ id, color }) => (
        <span className="ui-calendar-dot" data-color={color} key={id} />
      ))}
    </span>
  );
}
