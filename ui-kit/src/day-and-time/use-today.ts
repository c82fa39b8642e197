import { useSyncExternalStore } from 'react';

import { formatIsoDate } from '../formats/format-date.ts';
import { useUi } from '../provider/ui-context.ts';

/** In ms. Libya's midnight is a multiple of it. */
const tick = 30_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, tick);
  return () => clearInterval(timer);
}

let known = { tick: -1, day: '' };

/** Written once in each tick, and not in every card of a list. */
function readToday(): string {
  const now = Date.now();
  const current = Math.floor(now / tick);
  if (known.tick !== current)
    known = { tick: current, day: formatIsoDate(new Date(now), 'en') ?? '' };
  return known.day;
}

/** Returns the Libyan day, YYYY-MM-DD. It changes at midnight while the page is open. */
export function useToday(): string {
  const now = useSyncExternalStore(subscribe, readToday, readToday);
  return useUi().today ?? now;
}
