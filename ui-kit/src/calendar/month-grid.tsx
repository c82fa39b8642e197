import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useRef, useState } from 'react';

import type { Instant } from '../formats/format-date.ts';
import { weekdays } from '../opening-hours/week-opening-hours.ts';
import { WeekdayHead } from '../opening-hours/weekday-head.tsx';
import { useLocale } from '../provider/ui-context.ts';
import { type Day, dayOf, isSameMonth, weeksOfMonth } from './calendar-days.ts';
import { type CalendarEvent, movedBy } from './calendar-event.ts';
import { calendarName } from './calendar-names.ts';
import { DayAgenda } from './day-agenda.tsx';
import { MonthCell } from './month-cell.tsx';
import { useMovedText } from './moved-text.ts';
import { type Offset, useEventMove } from './use-event-move.ts';
import { useRovingDay } from './use-roving-day.ts';

export interface MonthGridProps {
  /** Any day of the month. */
  readonly day: Day;
  readonly events: readonly CalendarEvent[];
  readonly now: Instant;
  readonly onOpen: (id: string) => void;
  readonly onMove?: (id: string, start: string, end: string) => void;
  /** Called to show one day alone. */
  readonly onDay: (day: Day) => void;
  /** Called to choose a day while the month stays in view: on a phone. */
  readonly onChoose: (day: Day) => void;
  /** How many events each day has, where the cells show no more; `null`: they show `events`. */
  readonly counts: ReadonlyMap<Day, number> | null;
  readonly isLoading: boolean;
}

const daysOf = ({ columns, rows }: Offset): number => columns + rows * 7;

/**
 * Six weeks from Saturday to Friday. On a phone, where days have no room for words, a day is a
 * number with dots, and the events of the chosen day are listed below. For the keyboard it is one
 * grid: Tab stops at one day and at its events, keys lead to the other days.
 */
export function MonthGrid({
  day,
  events,
  now,
  onOpen,
  onMove,
  onDay,
  onChoose,
  counts,
  isLoading,
}: MonthGridProps): ReactNode {
  const locale = useLocale();
  const hintId = useId();
  const movedText = useMovedText();
  const [said, setSaid] = useState('');
  const agenda = useRef<HTMLElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const roving = useRovingDay(grid, day, onChoose);
  const press = (each: Day): void => {
    // The style sheet decides by the width whether the agenda is visible
    const isPhone = agenda.current?.checkVisibility() ?? false;
    (isPhone ? onChoose : onDay)(each);
  };
  const weeks = weeksOfMonth(day);
  const all = weeks.flat();
  const move = useEventMove({
    unitOf: (element) => {
      const cell = element.closest('td')?.getBoundingClientRect();
      return { width: cell?.width ?? 1, height: cell?.height ?? 1 };
    },
    clamp: (id, offset) => {
      const event = events.find((each) => each.id === id);
      const place = event === undefined ? -1 : all.indexOf(dayOf(event.start));
      const column = (place % 7) + offset.columns;
      const row = Math.floor(place / 7) + offset.rows;
      const isShown = column >= 0 && column < 7 && row >= 0 && row < weeks.length;
      return isShown
        ? offset
        : {
            columns: Math.min(Math.max(column, 0), 6) - (place % 7),
            rows: Math.min(Math.max(row, 0), weeks.length - 1) - Math.floor(place / 7),
          };
    },
    onDrop: (id, offset) => {
      const event = events.find((each) => each.id === id);
      if (event === undefined || onMove === undefined) return;
      const { start, end } = movedBy(event, { days: daysOf(offset), minutes: 0 });
      setSaid(movedText(event.title, start));
      onMove(id, start, end);
    },
    onOpen,
  });
  const held = events.find(({ id }) => id === move.moving?.id);
  const carried =
    held === undefined || move.moving === null
      ? null
      : movedBy(held, { days: daysOf(move.moving), minutes: 0 }).start;
  return (
    <>
      <table
        className="ui-calendar-month"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of the ARIA Authoring Practices is a table whose cells are walked
        role="grid"
        aria-label={calendarName(day, 'month', locale)}
        ref={grid}
        onKeyDown={roving.onKeyDown}
        onBlur={roving.onBlur}
      >
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th scope="col" key={weekday}>
                <WeekdayHead day={weekday} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                <MonthCell
                  key={each}
                  day={each}
                  events={events}
                  isOutside={!isSameMonth(each, day)}
                  isToday={each === dayOf(now)}
                  isSelected={each === day}
                  isCurrent={each === roving.current}
                  move={move}
                  canMove={onMove !== undefined}
                  hintId={hintId}
                  knownCount={counts && (counts.get(each) ?? 0)}
                  isLoading={isLoading && counts === null}
                  onPress={press}
                  onMore={onDay}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <DayAgenda day={day} events={events} isLoading={isLoading} onOpen={onOpen} ref={agenda} />
      <p className="ui-visually-hidden" id={hintId}>
        <Trans>Press Space to pick it up, then move it with the arrow keys.</Trans>
      </p>
      <p className="ui-visually-hidden" aria-live="assertive">
        {carried === null || held === undefined ? said : movedText(held.title, carried)}
      </p>
    </>
  );
}
