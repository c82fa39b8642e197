import { useSyncExternalStore } from 'react';

import { formatIsoDate } from '../formats/format-date.ts';
import { useUi } from '../provider/ui-context.ts';

const tick = 30_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, tick);
  return () => clearInterval(timer);
}

const readToday = (): string => formatIsoDate(new Date(), 'en') ?? '';

/** Returns the Libyan day, YYYY-MM-DD. It changes at midnight while the page is open. */
export function useToday(): string {
  const now = useSyncExternalStore(subscribe, readToday, readToday);
  return useUi().today ?? now;
}
