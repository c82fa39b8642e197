import { type FreeSlot, freeSlots, type SlotQuestion } from './free-slots.ts';
import { daysAfter, zonedClock } from './zoned-clock.ts';

/** Consecutive parts of the coming 42 days. Most services have a free slot in the first. */
const parts = [2, 5, 35] as const;

/**
 * Returns the first free slots of a service in the coming 42 days, at most as many as wanted: those that
 * `freeSlots` would list first.
 */
export function nextFreeSlots(
  question: Omit<SlotQuestion, 'from' | 'days'>,
  wanted: number,
): readonly FreeSlot[] {
  const { availability, now } = question;
  const found: FreeSlot[] = [];
  let from = zonedClock(availability.zone).dayOf(Date.parse(now));
  for (const days of parts) {
    found.push(...freeSlots({ ...question, from, days }).slice(0, wanted - found.length));
    if (found.length === wanted) break;
    from = daysAfter(from, days);
  }
  return found;
}
