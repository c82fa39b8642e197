import type { SlotDay } from '@osta/ui-kit';

import { daysAfter, localTimeOf } from '../../../time/tripoli.ts';

/** A free slot: its day in Libya, and its start. */
interface FreeSlot {
  readonly day: string;
  readonly startsAt: string;
}

/** Days that are shown at once. */
export const weekLength = 7;
/** The furthest that a professional can be booked ahead, in days. */
const furthest = 180;

/** Returns the first day of the shown week with a day in it; weeks are counted from today. */
export function weekStart(today: string, day: string): string {
  const ahead = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  if (!(ahead > 0)) return today;
  return daysAfter(today, Math.floor(Math.min(ahead, furthest) / weekLength) * weekLength);
}

/** Returns the first day of the week that is shown at first: that of the chosen slot, else that of the wanted day. */
export function firstWeek(today: string, chosen: string | undefined, wanted?: string): string {
  return weekStart(today, chosen === undefined ? (wanted ?? today) : localTimeOf(chosen).day);
}

/** Returns whether anybody can be booked in the week after this one. */
export function hasLaterWeek(today: string, start: string): boolean {
  return daysAfter(start, weekLength) <= daysAfter(today, furthest);
}

/** Returns seven days with the starts of their free slots. */
export function slotDays(start: string, slots: readonly FreeSlot[]): readonly SlotDay[] {
  return Array.from({ length: weekLength }, (_, ahead) => {
    const day = daysAfter(start, ahead);
    return {
      day,
      slots: slots.filter((slot) => slot.day === day).map(({ startsAt }) => startsAt),
    };
  });
}
