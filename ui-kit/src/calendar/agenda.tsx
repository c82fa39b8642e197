import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { DateBlock } from '../day-and-time/date-block.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { AgendaEvents } from './agenda-events.tsx';
import { type Day, dayOf, isSameMonth } from './calendar-days.ts';
import type { CalendarEvent } from './calendar-event.ts';

export interface AgendaProps {
  /** Any day of the month. */
  readonly day: Day;
  readonly events: readonly CalendarEvent[];
  readonly isLoading: boolean;
  readonly onOpen: (id: string) => void;
}

/** The events of a month as a list: for small screens and for reading. */
export function Agenda({ day, events, isLoading, onOpen }: AgendaProps): ReactNode {
  const sorted = events
    .filter(({ start }) => isSameMonth(dayOf(start), day))
    .toSorted((a, b) => new Date(a.start).getTime() - new Date(b.start).getTime());
  if (isLoading) {
    return (
      <div className="ui-calendar-agenda-coming">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} height="56px" />
        ))}
      </div>
    );
  }
  const days = [...new Set(sorted.map(({ start }) => dayOf(start)))];
  if (days.length === 0) {
    return (
      <p className="ui-calendar-nothing">
        <Trans>Nothing in this month.</Trans>
      </p>
    );
  }
  return (
    <ul className="ui-calendar-agenda">
      {days.map((each) => {
        const today = sorted.filter(({ start }) => dayOf(start) === each);
        const [first] = today;
        return (
          <li className="ui-calendar-agenda-day" key={each}>
            {first !== undefined && <DateBlock instant={first.start} />}
            <AgendaEvents events={today} onOpen={onOpen} />
          </li>
        );
      })}
    </ul>
  );
}
