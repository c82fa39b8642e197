import type { ReactNode } from 'react';

import { TimeRange } from '../day-and-time/time-range.tsx';
import type { CalendarEvent } from './calendar-event.ts';

export interface AgendaEventsProps {
  /** The events of one day in chronological order. */
  readonly events: readonly CalendarEvent[];
  readonly onOpen: (id: string) => void;
}

/** The events of a day as lines that can be pressed. */
export function AgendaEvents({ events, onOpen }: AgendaEventsProps): ReactNode {
  return (
    <ul className="ui-calendar-agenda-events">
      {events.map(({ id, title, detail, start, end, color }) => (
        <li key={id}>
          <button
            type="button"
            className="ui-calendar-agenda-event"
            data-color={color}
            onClick={() => onOpen(id)}
          >
            <span className="ui-calendar-agenda-words">
              <bdi className="ui-calendar-event-title">{title}</bdi>
              {detail !== undefined && <bdi className="ui-calendar-event-detail">{detail}</bdi>}
            </span>
            <span className="ui-calendar-event-time">
              <TimeRange start={start} end={end} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
