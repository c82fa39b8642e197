import { useSyncExternalStore } from 'react';

import { formatTimeElsewhere, type Instant } from '../formats/format-date.ts';
import { timeZone } from '../formats/locale-tag.ts';
import { useUi } from '../provider/ui-context.ts';

/** The zone of a browser does not change while a page is open. */
const subscribe = (): (() => void) => () => undefined;

let zoneOfBrowser: string | undefined;

/** Asked for once: a browser takes a tenth of a millisecond for it, and a list has a time in each card. */
const readZone = (): string =>
  (zoneOfBrowser ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);
/** The server does not know where somebody is. */
const onServer = (): string => timeZone;

/** Returns the time of a moment by the clock of the reader; null where that is Libya's time. */
export function useOwnTime(instant: Instant): string | null {
  const { locale, ownZone } = useUi();
  const zone = useSyncExternalStore(subscribe, readZone, onServer);
  return formatTimeElsewhere(instant, locale, ownZone ?? zone);
}
