import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { useLocale } from '../provider/ui-context.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { Day } from './calendar-days.ts';
import { type CalendarEvent, layOutDay } from './calendar-event.ts';
import { calendarName } from './calendar-names.ts';
import { DayDots } from './day-dots.tsx';
import { EventChip } from './event-chip.tsx';
import type { EventMove } from './use-event-move.ts';

export interface MonthCellProps {
  readonly day: Day;
  readonly events: readonly CalendarEvent[];
  readonly isOutside: boolean;
  readonly isToday: boolean;
  readonly isSelected: boolean;
  /** Whether Tab stops here: at the day, then at its events. */
  readonly isCurrent: boolean;
  readonly move: EventMove;
  readonly canMove: boolean;
  readonly hintId: string;
  /** How many events there are, where nothing else of them is known; `null`: `events` has them. */
  readonly knownCount: number | null;
  readonly isLoading: boolean;
  readonly onPress: (day: Day) => void;
  readonly onMore: (day: Day) => void;
}

/** A day shows at most this many events and counts the rest. */
const shownPerDay = 3;

/** A day of a month: its number, its events where there is room, dots where there is none. */
export function MonthCell({
  day,
  events,
  isOutside,
  isToday,
  isSelected,
  isCurrent,
  move,
  canMove,
  hintId,
  knownCount,
  isLoading,
  onPress,
  onMore,
}: MonthCellProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const placed = layOutDay(isLoading || knownCount !== null ? [] : events, day);
  const count = knownCount ?? placed.length;
  const more = placed.length - shownPerDay;
  const date = calendarName(day, 'date', locale);
  const counted = t`${plural(count, { one: '# booking', other: '# bookings' })}`;
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <td
      aria-selected={isSelected}
      data-outside={isOutside || undefined}
      data-today={isToday || undefined}
      data-chosen={isSelected || undefined}
    >
      <button
        type="button"
        className="ui-calendar-month-day"
        aria-label={count === 0 ? date : t`${date}, ${counted}`}
        aria-current={isToday ? 'date' : undefined}
        data-day={day}
        tabIndex={tabIndex}
        onClick={() => onPress(day)}
      >
        <span className="ui-calendar-month-number">{Number(day.slice(8))}</span>
        <DayDots
          colors={
            knownCount === null
              ? placed.map(({ event }) => event.color)
              : Array.from({ length: knownCount }, () => 'blue' as const)
          }
        />
      </button>
      {isLoading && !isOutside && <Skeleton height="22px" />}
      {placed.slice(0, shownPerDay).map(({ event, from, to }) => (
        <EventChip
          key={event.id}
          event={event}
          move={move}
          isMovable={canMove && event.isMovable !== false}
          variant="line"
          hintId={hintId}
          length={to - from}
          tabIndex={tabIndex}
        />
      ))}
      {knownCount !== null && knownCount > 0 && (
        <button
          type="button"
          className="ui-calendar-month-count"
          aria-label={t`${counted}, ${date}`}
          tabIndex={tabIndex}
          onClick={() => onMore(day)}
        >
          {counted}
        </button>
      )}
      {more > 0 && (
        <button
          type="button"
          className="ui-calendar-month-more"
          aria-label={t`${more} more, ${date}`}
          tabIndex={tabIndex}
          onClick={() => onMore(day)}
        >
          {t`${more} more`}
        </button>
      )}
    </td>
  );
}
