import type { ReactNode } from 'react';

import {
  type Instant,
  formatDate,
  formatDateTime,
  formatMonth,
  formatTime,
  formatWeekday,
} from '../formats/format-date.ts';
import { missingValue } from '../formats/locale-tag.ts';
import { useDirection, useLocale } from '../provider/ui-context.ts';

const formats = { day: formatDate, time: formatTime, weekday: formatWeekday, month: formatMonth };

export interface DateTextProps {
  /** Null shows `--`. */
  readonly instant: Instant | null;
  /** `day` 2026-11-21 · `time` 09:05 AM · `weekday` Saturday 21 November · `month` November 2026 */
  readonly style?: keyof typeof formats;
}

/**
 * A day or a time in Libya, the same on the server and in every browser. It is an isolated run in
 * the page's direction: the digits keep their order, and ص or م follows an Arabic time on its left.
 */
export function DateText({ instant, style = 'day' }: DateTextProps): ReactNode {
  const locale = useLocale();
  const direction = useDirection();
  const text = instant === null ? null : formats[style](instant, locale);
  return (
    <time
      className="ui-figures ui-isolate"
      dateTime={text === null || instant === null ? undefined : new Date(instant).toISOString()}
      dir={direction}
      suppressHydrationWarning
    >
      {text ?? missingValue}
    </time>
  );
}

export interface DateTimeTextProps {
  /** Null shows `--`. */
  readonly instant: Instant | null;
}

/** A day with its time in Libya: `2026-11-21 09:05 AM` (docs/spec.md §9). */
export function DateTimeText({ instant }: DateTimeTextProps): ReactNode {
  const locale = useLocale();
  const direction = useDirection();
  const text = instant === null ? null : formatDateTime(instant, locale);
  return (
    <time
      className="ui-figures ui-isolate"
      dateTime={text === null || instant === null ? undefined : new Date(instant).toISOString()}
      dir={direction}
      suppressHydrationWarning
    >
      {text ?? missingValue}
    </time>
  );
}
