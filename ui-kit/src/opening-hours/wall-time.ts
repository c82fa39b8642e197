import { formatTime } from '../formats/format-date.ts';
import { missingValue } from '../formats/locale-tag.ts';
import type { Locale } from '../provider/ui-context.ts';

/** Formats a Libyan time, `HH:mm`, for people: `09:00 AM`, `09:00 ص`. */
export function wallTime(time: string, locale: Locale): string {
  const [hours = '', minutes = ''] = time.split(':');
  // Libya has kept +02:00 all year since 2013: any day will do
  const hour = String(Number(hours) % 24).padStart(2, '0');
  return formatTime(`2026-01-03T${hour}:${minutes}:00+02:00`, locale) ?? missingValue;
}
