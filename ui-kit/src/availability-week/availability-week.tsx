import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

import { WallTimeText } from '../opening-hours/wall-time-text.tsx';
import { wallTime } from '../opening-hours/wall-time.ts';
import {
  type Weekday,
  type WeekOpeningHours,
  weekdays,
} from '../opening-hours/week-opening-hours.ts';
import { WeekdayHead } from '../opening-hours/weekday-head.tsx';
import { weekdayName } from '../opening-hours/weekday-name.ts';
import { useDirection, useLocale } from '../provider/ui-context.ts';
import { type GridPlace, gridStep, holdsHour } from './grid-step.ts';

import './availability-week.css';

export interface AvailabilityWeekProps {
  /** Names the grid for screen readers. */
  readonly label: string;
  /** The hours in which work is possible. */
  readonly free: WeekOpeningHours;
  /** The hours that are booked already: shown, but they cannot be changed. */
  readonly busy?: WeekOpeningHours;
  /** The first hour shown, on Libya's clocks. */
  readonly fromHour?: number;
  readonly toHour?: number;
  /** Called when an hour is pressed; the caller stores it. Without it the grid is read-only. */
  readonly onChange?: (day: Weekday, hour: number, isFree: boolean) => void;
}

type CellState = 'free' | 'busy' | 'closed';

/** A week of hours: days side by side from Saturday, hours from top to bottom. */
export function AvailabilityWeek({
  label,
  free,
  busy,
  fromHour = 8,
  toHour = 20,
  onChange,
}: AvailabilityWeekProps): ReactNode {
  const { t } = useLingui();
  const locale = useLocale();
  const isRtl = useDirection() === 'rtl';
  const grid = useRef<HTMLTableElement>(null);
  /** Column and row of the one cell that is a Tab stop (roving tabindex). */
  const [[column, row], setPlace] = useState<GridPlace>([0, 0]);
  /**
   * The value that a held pointer paints onto every cell it crosses; null when no pointer is down.
   */
  const painting = useRef<boolean | null>(null);
  const hours = Array.from({ length: toHour - fromHour }, (_, i) => fromHour + i);
  const stateOf = (day: Weekday, hour: number): CellState => {
    if (holdsHour(busy?.[day], hour)) return 'busy';
    return holdsHour(free[day], hour) ? 'free' : 'closed';
  };
  const words: Record<CellState, string> = {
    free: t`free`,
    busy: t`booked`,
    closed: t`not working`,
  };
  const goTo = (to: GridPlace): void => {
    const [x, y] = to;
    setPlace(to);
    grid.current?.querySelector<HTMLElement>(`[data-cell='${x} ${y}']`)?.focus();
  };
  const walk = (event: KeyboardEvent): void => {
    const to = gridStep({
      key: event.key,
      isRtl,
      from: [column, row],
      columns: weekdays.length,
      rows: hours.length,
    });
    if (to === null) return;
    event.preventDefault();
    goTo(to);
  };
  const paint = (day: Weekday, hour: number): void => {
    const state = stateOf(day, hour);
    const wanted = painting.current;
    if (wanted === null || state === 'busy' || wanted === (state === 'free')) return;
    onChange?.(day, hour, wanted);
  };
  return (
    <div className="ui-availability">
      <table
        className="ui-availability-grid"
        ref={grid}
        role={onChange === undefined ? undefined : 'grid'}
        aria-label={label}
        onPointerUp={() => {
          painting.current = null;
        }}
        onPointerLeave={() => {
          painting.current = null;
        }}
      >
        <thead>
          <tr>
            <th className="ui-availability-corner" scope="col">
              {t`Hour`}
            </th>
            {weekdays.map((day) => (
              <th scope="col" key={day}>
                <WeekdayHead day={day} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour, y) => (
            <tr key={hour}>
              <th scope="row">
                <WallTimeText time={`${hour}:00`} />
              </th>
              {weekdays.map((day, x) => {
                const state = stateOf(day, hour);
                if (onChange === undefined) {
                  return (
                    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its words are two elements down
                    <td key={day}>
                      <span className="ui-availability-cell" data-state={state}>
                        <span className="ui-visually-hidden">{words[state]}</span>
                      </span>
                    </td>
                  );
                }
                const name = `${weekdayName(day, locale)} ${wallTime(`${hour}:00`, locale)}`;
                return (
                  <td key={day}>
                    <button
                      type="button"
                      className="ui-availability-cell"
                      data-cell={`${x} ${y}`}
                      data-state={state}
                      aria-label={`${name}, ${words[state]}`}
                      aria-pressed={state === 'free'}
                      aria-disabled={state === 'busy' || undefined}
                      tabIndex={x === column && y === row ? 0 : -1}
                      onKeyDown={walk}
                      onPointerDown={() => {
                        painting.current = state !== 'free';
                        setPlace([x, y]);
                        paint(day, hour);
                      }}
                      onPointerEnter={() => paint(day, hour)}
                      onClick={(event) => {
                        // `detail` is 0 for a press by keyboard; a pointer has painted already
                        if (event.detail === 0 && state !== 'busy') {
                          onChange(day, hour, state !== 'free');
                        }
                      }}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="ui-availability-legend">
        <li>
          <span className="ui-availability-cell" data-state="free" />{' '}
          <Trans>Free for bookings</Trans>
        </li>
        <li>
          <span className="ui-availability-cell" data-state="busy" /> <Trans>Booked</Trans>
        </li>
        <li>
          <span className="ui-availability-cell" data-state="closed" /> <Trans>Not working</Trans>
        </li>
      </ul>
    </div>
  );
}
