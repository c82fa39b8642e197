import { Trans } from '@lingui/react/macro';
import { type ReactNode, type Ref, useId } from 'react';

import { useLocale } from '../provider/ui-context.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { AgendaEvents } from './agenda-events.tsx';
import type { Day } from './calendar-days.ts';
import { type CalendarEvent, layOutDay } from './calendar-event.ts';
import { calendarName } from './calendar-names.ts';

export interface DayAgendaProps {
  readonly day: Day;
  readonly events: readonly CalendarEvent[];
  readonly isLoading: boolean;
  readonly onOpen: (id: string) => void;
  readonly ref: Ref<HTMLElement>;
}

/**
 * The events of the chosen day below a month on a phone, where the cells have no room for words.
 */
export function DayAgenda({ day, events, isLoading, onOpen, ref }: DayAgendaProps): ReactNode {
  const locale = useLocale();
  const titleId = useId();
  const today = layOutDay(events, day).map(({ event }) => event);
  return (
    <section className="ui-calendar-day-agenda" aria-labelledby={titleId} ref={ref}>
      <h3 className="ui-calendar-day-title" id={titleId} aria-live="polite">
        {calendarName(day, 'day', locale)}
      </h3>
      {isLoading && <Skeleton height="56px" />}
      {!isLoading && today.length === 0 && (
        <p className="ui-calendar-day-nothing">
          <Trans>Nothing on this day.</Trans>
        </p>
      )}
      {!isLoading && today.length > 0 && <AgendaEvents events={today} onOpen={onOpen} />}
    </section>
  );
}
