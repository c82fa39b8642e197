import { type ReactNode, useSyncExternalStore } from 'react';

import {
  type Instant,
  formatDay,
  formatRelativeTime,
  formatTime,
  formatTimeLeft,
} from '../formats/format-date.ts';
import { missingValue } from '../formats/locale-tag.ts';
import { useDirection, useLocale } from '../provider/ui-context.ts';

const tick = 30_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, tick);
  return () => clearInterval(timer);
}

/** Reads the current time in steps of half a minute: two reads in one render must agree. */
const readClock = (): number => Math.floor(Date.now() / tick) * tick;

/**
 * The server reads its clock. A browser that takes over its page has none yet: what the server wrote stays, and
 * is written anew right after, because a kept page may be old.
 */
const firstClock = (): number | null => (typeof document === 'undefined' ? readClock() : null);

/** The clock is up to half a minute late: an instant after it counts as now. */
function asOf(clock: number, instant: Instant): Date {
  const at = new Date(instant).getTime();
  return new Date(at > clock && at - clock < tick ? at : clock);
}

export interface RelativeTimeProps {
  readonly instant: Instant;
  /** Counts down to a deadline: `in 12 days`, however far, and `now` once it has come. */
  readonly isCountdown?: boolean;
}

/**
 * `3 minutes ago`, updated while it is on the screen, with the exact time as its title. The server writes the
 * same words, so that nothing moves when the browser takes over.
 */
export function RelativeTime({ instant, isCountdown = false }: RelativeTimeProps): ReactNode {
  const locale = useLocale();
  const direction = useDirection();
  const now = useSyncExternalStore<number | null>(subscribe, readClock, firstClock);
  const day = formatDay(instant, locale);
  const exact = day && `${day} ${formatTime(instant, locale)}`;
  const format = isCountdown ? formatTimeLeft : formatRelativeTime;
  const words = now === null ? exact : format(instant, asOf(now, instant), locale);
  return (
    <time
      className="ui-isolate"
      dateTime={exact === null ? undefined : new Date(instant).toISOString()}
      title={exact ?? undefined}
      dir={direction}
      suppressHydrationWarning
    >
      {words ?? missingValue}
    </time>
  );
}
