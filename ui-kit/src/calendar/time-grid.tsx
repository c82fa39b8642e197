import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useRef, useState } from 'react';

import type { Instant } from '../formats/format-date.ts';
import { WallTimeText } from '../opening-hours/wall-time-text.tsx';
import { type Day, dayOf, minuteOf } from './calendar-days.ts';
import { type CalendarEvent, layOutDay, type Move, movedBy } from './calendar-event.ts';
import type { CalendarDay, TakenTime } from './closed-spans.ts';
import { ComingEvents } from './coming-events.tsx';
import { DayHead } from './day-head.tsx';
import { DayShades } from './day-shades.tsx';
import { EventChip } from './event-chip.tsx';
import { useMovedText } from './moved-text.ts';
import { type Offset, useEventMove } from './use-event-move.ts';

export interface TimeGridProps {
  /** One day, or a week that begins on Saturday. */
  readonly days: readonly Day[];
  /** Shown in place of `days` where there is no room for a week: on a phone. */
  readonly phoneDays: readonly Day[];
  readonly events: readonly CalendarEvent[];
  readonly hoursOfDays: readonly CalendarDay[];
  readonly taken: readonly TakenTime[];
  readonly now: Instant;
  /** Hours on Libya's clocks. */
  readonly fromHour: number;
  readonly toHour: number;
  readonly onOpen: (id: string) => void;
  readonly onMove?: (id: string, start: string, end: string) => void;
  readonly onDay: (day: Day) => void;
  readonly isLoading: boolean;
}

/** The minutes of one row. */
const rowMinutes = 15;

const toMove = ({ columns, rows }: Offset): Move => ({
  days: columns,
  minutes: rows * rowMinutes,
});

const between = (low: number, value: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));

/**
 * Days side by side, with hours from top to bottom. The style sheet chooses by the width between the
 * days of a phone and of a desk, so that the server renders both.
 */
export function TimeGrid({
  days,
  phoneDays,
  events,
  hoursOfDays,
  taken,
  now,
  fromHour,
  toHour,
  onOpen,
  onMove,
  onDay,
  isLoading,
}: TimeGridProps): ReactNode {
  const { t } = useLingui();
  const hintId = useId();
  const movedText = useMovedText();
  const [said, setSaid] = useState('');
  const grid = useRef<HTMLDivElement>(null);
  const allDays = [...new Set([...days, ...phoneDays])].toSorted();
  /** Returns where a day is shown: on a desk, on a phone, or nothing for both. */
  const shownOn = (day: Day): 'desk' | 'phone' | undefined => {
    if (!phoneDays.includes(day)) return 'desk';
    return days.includes(day) ? undefined : 'phone';
  };
  const visibleDays = (): readonly Day[] =>
    allDays.filter(
      (day) => grid.current?.querySelector(`[data-column='${day}']`)?.checkVisibility() ?? true,
    );
  const nowMinute = minuteOf(now);
  // At night the line would lie across what is above or below the hours
  const isNowShown = fromHour * 60 <= nowMinute && nowMinute <= toHour * 60;
  const hours = Array.from({ length: toHour - fromHour }, (_, i) => fromHour + i);
  const move = useEventMove({
    unitOf: (element) => {
      const column = element.closest('.ui-calendar-column')?.getBoundingClientRect();
      return {
        width: column?.width ?? 1,
        height: (column?.height ?? 1) / ((hours.length * 60) / rowMinutes),
      };
    },
    clamp: (id, { columns, rows }) => {
      const event = events.find((each) => each.id === id);
      if (event === undefined) return { columns: 0, rows: 0 };
      const visible = visibleDays();
      const column = visible.indexOf(dayOf(event.start));
      const from = minuteOf(event.start);
      const length = (new Date(event.end).getTime() - new Date(event.start).getTime()) / 60_000;
      const low = Math.ceil((fromHour * 60 - from) / rowMinutes);
      const high = Math.floor((toHour * 60 - from - length) / rowMinutes);
      return {
        columns: between(-column, columns, visible.length - 1 - column),
        rows: between(low, rows, high),
      };
    },
    onDrop: (id, offset) => {
      const event = events.find((each) => each.id === id);
      if (event === undefined || onMove === undefined) return;
      const { start, end } = movedBy(event, toMove(offset));
      setSaid(movedText(event.title, start));
      onMove(id, start, end);
    },
    onOpen,
  });
  const held = events.find(({ id }) => id === move.moving?.id);
  const carried =
    held === undefined || move.moving === null ? null : movedBy(held, toMove(move.moving)).start;
  const percent = (minute: number): string =>
    `${((minute - fromHour * 60) / (hours.length * 60)) * 100}%`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <section className="ui-calendar-scroll" aria-label={t`Hours`} tabIndex={0}>
      <div className="ui-calendar-grid" data-days={days.length} ref={grid}>
        <div className="ui-calendar-heads">
          <span className="ui-calendar-corner" />
          {allDays.map((day) => (
            <DayHead
              key={day}
              day={day}
              isToday={day === dayOf(now)}
              shownOn={shownOn(day)}
              onPress={onDay}
            />
          ))}
        </div>
        <div className="ui-calendar-body">
          <div className="ui-calendar-hours" aria-hidden="true">
            {hours.map((hour) => (
              <span className="ui-calendar-hour" key={hour}>
                <WallTimeText time={`${hour}:00`} />
              </span>
            ))}
          </div>
          {allDays.map((day, place) => (
            <div
              className="ui-calendar-column"
              data-column={day}
              data-shown-on={shownOn(day)}
              data-today={day === dayOf(now) || undefined}
              key={day}
            >
              {hours.map((hour) => (
                <span className="ui-calendar-line" key={hour} />
              ))}
              <DayShades
                day={day}
                hoursOfDay={hoursOfDays.find((each) => each.day === day)}
                taken={taken}
                shown={{ from: fromHour * 60, to: toHour * 60 }}
              />
              {isLoading && <ComingEvents place={place} />}
              {layOutDay(isLoading ? [] : events, day).map(({ event, from, to, lane, lanes }) => (
                <EventChip
                  key={event.id}
                  event={event}
                  move={move}
                  isMovable={onMove !== undefined && event.isMovable !== false}
                  variant="block"
                  hintId={hintId}
                  length={to - from}
                  style={{
                    insetBlockStart: percent(from),
                    blockSize: `calc(${percent(fromHour * 60 + to - from)} - 2px)`,
                    insetInlineStart: `${(lane / lanes) * 100}%`,
                    inlineSize: `calc(${100 / lanes}% - 3px)`,
                  }}
                />
              ))}
              {isNowShown && day === dayOf(now) && (
                <span className="ui-calendar-now" style={{ insetBlockStart: percent(nowMinute) }} />
              )}
            </div>
          ))}
        </div>
      </div>
      <p className="ui-visually-hidden" id={hintId}>
        <Trans>Press Space to pick it up, then move it with the arrow keys.</Trans>
      </p>
      <p className="ui-visually-hidden" aria-live="assertive">
        {carried === null || held === undefined ? said : movedText(held.title, carried)}
      </p>
    </section>
  );
}
