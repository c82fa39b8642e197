import { useLingui } from '@lingui/react/macro';

import { formatTime, formatWeekday } from '../formats/format-date.ts';
import { useLocale } from '../provider/ui-context.ts';

/** Returns a function that says where an event is now, for those who cannot see it move. */
export function useMovedText(): (title: string, start: string) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return (title, start) => {
    const day = formatWeekday(start, locale);
    const time = formatTime(start, locale);
    return t`${title}: ${day}, ${time}`;
  };
}
