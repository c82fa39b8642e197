import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

import { useDirection } from '../provider/ui-context.ts';
import { type Day, isSameMonth } from './calendar-days.ts';
import { dayAfterKey } from './month-keys.ts';

export interface RovingDay {
  /** The one day that Tab stops at. */
  readonly current: Day;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/**
 * Moves the focus by keys from day to day in a month. A key that leads out of the month calls
 * `onLeave`, and the focus follows once the other month is shown.
 *
 * @param grid contains one element with `data-day` for each day
 * @param day the selected day
 */
export function useRovingDay(
  grid: RefObject<HTMLElement | null>,
  day: Day,
  onLeave: (day: Day) => void,
): RovingDay {
  const direction = useDirection();
  /** Where keys have led since `of` was selected. */
  const [place, setPlace] = useState({ of: day, at: day });
  const current = place.of === day ? place.at : day;
  const isFollowed = useRef(false);
  useEffect(() => {
    if (!isFollowed.current) return;
    isFollowed.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day='${current}']`)?.focus();
  }, [current, grid]);
  return {
    current,
    onKeyDown: (event) => {
      // An event that is being moved has its own use for the arrows
      if (event.defaultPrevented) return;
      const next = dayAfterKey(event, current, direction);
      if (next === null) return;
      event.preventDefault();
      isFollowed.current = true;
      if (isSameMonth(next, day)) {
        setPlace({ of: day, at: next });
      } else {
        setPlace({ of: next, at: next });
        onLeave(next);
      }
    },
    onBlur: () => {
      isFollowed.current = false;
    },
  };
}
