import { type ReactNode, useSyncExternalStore } from 'react';

import { type Instant, formatDateTime, formatRelativeTime } from '../formats/format-date.ts';
import { missingValue } from '../formats/locale-tag.ts';
import { useLocale } from '../provider/ui-context.ts';

const tick = 30_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, tick);
  return () => clearInterval(timer);
}

/** Now, in steps of half a minute, so that reading it twice in one render gives one answer. */
const readClock = (): number => Math.floor(Date.now() / tick) * tick;

/** The server does not know when its page will be read. */
const serverClock = (): null => null;

export interface RelativeTimeProps {
  readonly instant: Instant;
}

/**
 * `3 minutes ago`, kept true while it is on the screen, with the exact time as its title. The
 * server writes the exact time; the browser turns it into words once it is alive.
 */
export function RelativeTime({ instant }: RelativeTimeProps): ReactNode {
  const locale = useLocale();
  const now = useSyncExternalStore<number | null>(subscribe, readClock, serverClock);
  const exact = formatDateTime(instant, locale);
  const words =
    now === null
      ? exact
      : formatRelativeTime(instant, new Date(Math.max(now, latestNow(instant, now))), locale);
  return (
    <time
      className="ui-isolate"
      dateTime={exact === null ? undefined : new Date(instant).toISOString()}
      title={exact ?? undefined}
      dir={now === null ? 'ltr' : undefined}
      suppressHydrationWarning
    >
      {words ?? missingValue}
    </time>
  );
}

/** A thing of this very half minute happened now, not in the future. */
function latestNow(instant: Instant, now: number): number {
  const at = new Date(instant).getTime();
  return at > now && at - now < tick ? at : now;
}
