import { type ReactNode, useSyncExternalStore } from 'react';

import { type Instant, formatDateTime, formatRelativeTime } from '../formats/format-date.ts';
import { missingValue } from '../formats/locale-tag.ts';
import { useDirection, useLocale } from '../provider/ui-context.ts';

const tick = 30_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, tick);
  return () => clearInterval(timer);
}

/** Reads the current time in steps of half a minute: two reads in one render must agree. */
const readClock = (): number => Math.floor(Date.now() / tick) * tick;

/** The server cannot know when its page will be read. */
const serverClock = (): null => null;

/** The clock is up to half a minute late: an instant after it counts as now. */
function asOf(clock: number, instant: Instant): Date {
  const at = new Date(instant).getTime();
  return new Date(at > clock && at - clock < tick ? at : clock);
}

export interface RelativeTimeProps {
  readonly instant: Instant;
}

/**
 * `3 minutes ago`, updated while it is on the screen, with the exact time as its title. The server
 * writes the exact time; the browser replaces it after hydration.
 */
export function RelativeTime({ instant }: RelativeTimeProps): ReactNode {
  const locale = useLocale();
  const direction = useDirection();
  const now = useSyncExternalStore<number | null>(subscribe, readClock, serverClock);
  const exact = formatDateTime(instant, locale);
  const words = now === null ? exact : formatRelativeTime(instant, asOf(now, instant), locale);
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
