import type { ReactNode } from 'react';

import {
  type Instant,
  formatDay,
  formatMonth,
  formatTime,
  formatWeekday,
} from '../formats/format-date.ts';
import { useLocale } from '../provider/ui-context.ts';
import { TimeElement } from './time-element.tsx';

const formats = { day: formatDay, time: formatTime, weekday: formatWeekday, month: formatMonth };

export interface DateTextProps {
  /** Null shows `--`. */
  readonly instant: Instant | null;
  /** `day` 21 November 2026 · `weekday` Saturday 21 November · `month` November 2026 · `time` 09:05 AM */
  readonly style?: keyof typeof formats;
}

/** A day in words or a time in Libya, the same on the server and in every browser. */
export function DateText({ instant, style = 'day' }: DateTextProps): ReactNode {
  const locale = useLocale();
  return (
    <TimeElement instant={instant}>
      {instant === null ? null : formats[style](instant, locale)}
    </TimeElement>
  );
}
