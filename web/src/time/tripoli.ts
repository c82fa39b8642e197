import type { Instant } from '@osta/contracts/instant';
import { instantAt } from '@osta/contracts/instant-at';

/** Every time that people type or read is in Libyan time, wherever their browser is. */
const zone = 'Africa/Tripoli';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment in Libyan time. */
export interface LocalTime {
  /** YYYY-MM-DD */
  readonly day: string;
  /** HH:mm, of 24 hours */
  readonly time: string;
}

/** Converts an instant to Libyan time. */
export function localTimeOf(instant: Date | string): LocalTime {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of clock.formatToParts(new Date(instant))) parts[type] = value;
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts;
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** Converts a Libyan day and time to an instant; `null` when there is no such time. */
export function instantOf({ day, time }: LocalTime): Instant | null {
  const asIfUtc = Date.parse(`${day}T${time}:00.000Z`);
  if (Number.isNaN(asIfUtc)) return null;
  const shown = localTimeOf(new Date(asIfUtc));
  const ahead = Date.parse(`${shown.day}T${shown.time}:00.000Z`) - asIfUtc;
  return instantAt(asIfUtc - ahead);
}

/** Returns the day that many days after another. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00.000Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
