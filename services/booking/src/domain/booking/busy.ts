import { later, type Instant } from '@osta/contracts/instant';
import type { TimeWindow } from '@osta/contracts/request/terms';

import type { MadeBooking } from './booking.ts';

const minute = 60_000;

export type Buffers = Pick<MadeBooking, 'bufferBeforeMinutes' | 'bufferAfterMinutes'>;

/** Returns a time with the buffers before and after it. */
export function withBuffers(
  { startsAt, endsAt }: TimeWindow,
  { bufferBeforeMinutes, bufferAfterMinutes }: Buffers,
): TimeWindow {
  return {
    startsAt: later(startsAt, -bufferBeforeMinutes * minute),
    endsAt: later(endsAt, bufferAfterMinutes * minute),
  };
}

/** Returns whether two half-open ranges share a moment. An empty one has none. */
export function overlaps(one: TimeWindow, other: TimeWindow): boolean {
  const from = one.startsAt > other.startsAt ? one.startsAt : other.startsAt;
  return from < one.endsAt && from < other.endsAt;
}

/** Returns the range of the same length that begins at another moment. */
export function movedTo({ startsAt, endsAt }: TimeWindow, start: Instant): TimeWindow {
  return { startsAt: start, endsAt: later(start, Date.parse(endsAt) - Date.parse(startsAt)) };
}

/** Returns the three times that begin nearest to a moment, nearest first. */
export function nearest<Slot extends Pick<TimeWindow, 'startsAt'>>(
  slots: readonly Slot[],
  to: Instant,
): readonly Slot[] {
  const distance = ({ startsAt }: Slot) => Math.abs(Date.parse(startsAt) - Date.parse(to));
  return slots.toSorted((a, b) => distance(a) - distance(b)).slice(0, 3);
}
