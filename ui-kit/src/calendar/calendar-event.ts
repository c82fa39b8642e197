import type { Instant } from '../formats/format-date.ts';
import { addDays, dayOf, type Day, instantAt, minuteOf } from './calendar-days.ts';

export type CalendarColor = 'blue' | 'orange' | 'green' | 'gray';

/** An event with a start and an end on one day. */
export interface CalendarEvent {
  readonly id: string;
  /** Written by a person, in any language. */
  readonly title: string;
  /** One more line, shown where there is room: who, where. */
  readonly detail?: string;
  readonly start: Instant;
  readonly end: Instant;
  readonly color: CalendarColor;
  /** Whether it can be moved. Without the calendar's `onMove` nothing can. */
  readonly isMovable?: boolean;
}

export interface Move {
  readonly days: number;
  readonly minutes: number;
}

/**
 * Returns start and end of an event after a move, in Libyan time: nine o'clock stays nine on
 * another day.
 */
export function movedBy(
  event: CalendarEvent,
  { days, minutes }: Move,
): { readonly start: string; readonly end: string } {
  const length = new Date(event.end).getTime() - new Date(event.start).getTime();
  const start = instantAt(addDays(dayOf(event.start), days), minuteOf(event.start) + minutes);
  return { start, end: new Date(new Date(start).getTime() + length).toISOString() };
}

export interface PlacedEvent {
  readonly event: CalendarEvent;
  /** Minutes since midnight. */
  readonly from: number;
  readonly to: number;
  /**
   * Events that overlap are side by side: the index of this one's lane, and the number of lanes.
   */
  readonly lane: number;
  readonly lanes: number;
}

/** Lays out the events of a day in chronological order, side by side where they overlap. */
export function layOutDay(events: readonly CalendarEvent[], day: Day): readonly PlacedEvent[] {
  const today = events
    .filter(({ start }) => dayOf(start) === day)
    .map((event) => {
      const from = minuteOf(event.start);
      const length = (new Date(event.end).getTime() - new Date(event.start).getTime()) / 60_000;
      return { event, from, to: from + length };
    })
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  const placed: PlacedEvent[] = [];
  let cluster: { event: CalendarEvent; from: number; to: number; lane: number }[] = [];
  let ends: number[] = [];
  const close = (): void => {
    const lanes = ends.length;
    for (const each of cluster) placed.push({ ...each, lanes });
    cluster = [];
    ends = [];
  };
  for (const { event, from, to } of today) {
    if (ends.every((end) => end <= from)) close();
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    cluster.push({ event, from, to, lane });
  }
  close();
  return placed;
}
