import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Button } from '../button/button.tsx';
import type { Instant } from '../formats/format-date.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { nextIcon, previousIcon } from '../icons/icons.ts';
import { useLocale } from '../provider/ui-context.ts';
import { Agenda } from './agenda.tsx';
import { type Day, dayOf, threeDaysFrom, weekOf } from './calendar-days.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { calendarName } from './calendar-names.ts';
import type { CalendarDay, TakenTime } from './closed-spans.ts';
import { MonthGrid } from './month-grid.tsx';
import { type CalendarView, stepDay } from './step-day.ts';
import { TimeGrid } from './time-grid.tsx';

import './calendar.css';

/** A day, `2026-11-21`, with the number of its events. */
export interface CountedDay {
  readonly day: Day;
  readonly count: number;
}

export interface CalendarProps {
  readonly view: CalendarView;
  readonly onViewChange: (view: CalendarView) => void;
  /** The selected day, `2026-11-21`. The calendar shows its week or its month. */
  readonly day: Day;
  readonly onDayChange: (day: Day) => void;
  /** The current time. Use one value on the server and in the browser; the caller updates it. */
  readonly now: Instant;
  readonly events: readonly CalendarEvent[];
  readonly onOpen: (id: string) => void;
  /** When the person works: the other hours are shaded by day and by week. Days that are missing are not. */
  readonly hoursOfDays?: readonly CalendarDay[];
  /**
   * How many events each day has, where a month shows no more than that; days without any may be missing. Then `events`
   * need only have those of the selected day, which a phone lists below the month.
   */
  readonly countOfDays?: readonly CountedDay[];
  /** Times that are taken and are no events, hatched by day and by week. */
  readonly taken?: readonly TakenTime[];
  /**
   * Called when an event was moved by pointer or keyboard. Start and end are ISO 8601 in UTC. The
   * caller asks for confirmation, saves, and passes the event in again; until then it keeps its old
   * place.
   */
  readonly onMove?: (id: string, start: string, end: string) => void;
  /** The first hour shown, on Libya's clocks. */
  readonly fromHour?: number;
  /** The hour at which a day ends, 24 at most. */
  readonly toHour?: number;
  /** Shows placeholders for the events. The days stay, and can be changed. */
  readonly isLoading?: boolean;
  /** An action in the toolbar: a button for something new. */
  readonly action?: ReactNode;
}

const noDays: readonly CalendarDay[] = [];
const nothingTaken: readonly TakenTime[] = [];

/**
 * A calendar with day, week, month and list views. Bookings can be read, opened and moved. On a phone a
 * week is three days, from the selected one on.
 */
export function Calendar({
  view,
  onViewChange,
  day,
  onDayChange,
  now,
  events,
  onOpen,
  hoursOfDays = noDays,
  countOfDays,
  taken = nothingTaken,
  onMove,
  fromHour = 7,
  toHour = 21,
  isLoading = false,
  action,
}: CalendarProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const views = [
    ['day', t({ message: 'Day', context: 'calendar view' })],
    [
      'week',
      <>
        <span className="ui-calendar-desk-word">{t`Week`}</span>
        <span className="ui-calendar-phone-word">{t`3 days`}</span>
      </>,
    ],
    ['month', t`Month`],
    ['agenda', t`List`],
  ] as const;
  const title = calendarName(day, view === 'day' ? 'date' : 'month', locale);
  const openDay = (each: Day): void => {
    onDayChange(each);
    onViewChange('day');
  };
  const moves = onMove === undefined ? {} : { onMove };
  return (
    <section className="ui-calendar" aria-label={t`Calendar`} aria-busy={isLoading || undefined}>
      <div className="ui-calendar-toolbar">
        <div className="ui-calendar-steps">
          <IconButton
            label={t`Earlier`}
            size="small"
            variant="secondary"
            onClick={() => onDayChange(stepDay(view, day, -1))}
          >
            <Icon icon={previousIcon} size={18} />
          </IconButton>
          <IconButton
            label={t`Later`}
            size="small"
            variant="secondary"
            onClick={() => onDayChange(stepDay(view, day, 1))}
          >
            <Icon icon={nextIcon} size={18} />
          </IconButton>
          <Button variant="secondary" size="small" onClick={() => onDayChange(dayOf(now))}>
            <Trans>Today</Trans>
          </Button>
        </div>
        <h2 className="ui-calendar-title" aria-live="polite">
          {title}
        </h2>
        <fieldset className="ui-calendar-views" aria-label={t`View`}>
          {views.map(([name, words]) => (
            <button
              type="button"
              className="ui-calendar-view"
              aria-pressed={view === name}
              key={name}
              onClick={() => onViewChange(name)}
            >
              {words}
            </button>
          ))}
        </fieldset>
        {action !== undefined && <div className="ui-calendar-action">{action}</div>}
      </div>
      {(view === 'day' || view === 'week') && (
        <TimeGrid
          days={view === 'day' ? [day] : weekOf(day)}
          phoneDays={view === 'day' ? [day] : threeDaysFrom(day)}
          events={events}
          hoursOfDays={hoursOfDays}
          taken={taken}
          now={now}
          fromHour={fromHour}
          toHour={toHour}
          onOpen={onOpen}
          onDay={openDay}
          isLoading={isLoading}
          {...moves}
        />
      )}
      {view === 'month' && (
        <MonthGrid
          day={day}
          events={events}
          now={now}
          onOpen={onOpen}
          onDay={openDay}
          onChoose={onDayChange}
          counts={
            countOfDays === undefined
              ? null
              : new Map(countOfDays.map(({ day: each, count }) => [each, count]))
          }
          isLoading={isLoading}
          {...moves}
        />
      )}
      {view === 'agenda' && (
        <Agenda day={day} events={events} isLoading={isLoading} onOpen={onOpen} />
      )}
    </section>
  );
}
