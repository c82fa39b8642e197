import { windowOf } from './request-content.ts';
import type { DraftWindow } from './request-draft.ts';

/** What is wrong with a possible time, and which of the times it is, from 0. */
export interface WindowFault {
  readonly at: number;
  readonly kind: 'incomplete' | 'ends-first' | 'past';
}

function faultOf(window: DraftWindow, now: string): WindowFault['kind'] | null {
  const time = windowOf(window);
  if (time === null) return 'incomplete';
  if (time.endsAt <= time.startsAt) return 'ends-first';
  return time.startsAt <= now ? 'past' : null;
}

/** Returns the first possible time that cannot be sent at `now`, an ISO instant; `null` where all can. */
export function windowFault(
  windows: readonly DraftWindow[],
  now = new Date().toISOString(),
): WindowFault | null {
  for (const [at, window] of windows.entries()) {
    const kind = faultOf(window, now);
    if (kind !== null) return { at, kind };
  }
  return null;
}
