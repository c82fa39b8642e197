import { tzOffset } from '@date-fns/tz/tzOffset';

import type { Zone } from './availability.ts';
import type { Day } from './day.ts';

const minute = 60_000;
const day = 1440 * minute;

/** Converts between the clocks of one zone and instants, which are milliseconds since 1970. */
export interface ZonedClock {
  /**
   * Returns the instant of a minute of a day. A time that the clocks skip is the moment at which they
   * skip it; of a time that comes twice it is the first.
   */
  readonly instantOf: (day: Day, minuteOfDay: number) => number;
  /** Returns the day on which an instant lies. */
  readonly dayOf: (instant: number) => Day;
}

/** How many zones, and days of each, are remembered: more than a market asks for, and no more than a megabyte. */
const [zonesKept, daysKept] = [50, 1000];

/** By zone and days since 1970, how far the clocks are ahead at midnight UTC: to ask for one takes 5 µs. */
const offsets = new Map<Zone, Map<number, number>>();

/** By days since 1970, how each is written: the slots of a week ask for the same few a hundred times. */
const days = new Map<number, Day>();

/** Returns the clock of a zone. */
export function zonedClock(zone: Zone): ZonedClock {
  const known = kept(offsets, zonesKept, zone, () => new Map<number, number>());

  /** How far the clocks are ahead of UTC. */
  const aheadAt = (instant: number): number => tzOffset(zone, new Date(instant)) * minute;
  const aheadAtMidnight = (utcDay: number): number =>
    kept(known, daysKept, utcDay, () => aheadAt(utcDay * day));

  /** The moment at which the clocks change, known to lie between two. */
  const changeBetween = (before: number, after: number): number => {
    const old = aheadAt(before);
    let [earlier, later] = [before, after];
    while (later - earlier > 1) {
      const middle = Math.floor((earlier + later) / 2);
      if (aheadAt(middle) === old) earlier = middle;
      else later = middle;
    }
    return later;
  };

  return {
    instantOf(of, minuteOfDay) {
      const wall = Date.parse(of) + minuteOfDay * minute;
      const utcDay = Math.floor(wall / day);
      const [before, after] = [aheadAtMidnight(utcDay - 1), aheadAtMidnight(utcDay + 2)];
      if (before === after) return wall - before;
      const candidates = [wall - before, wall - after] as const;
      const [byOld, byNew] = candidates;
      if (aheadAt(byOld) === before) return byOld;
      if (aheadAt(byNew) === after) return byNew;
      return changeBetween(Math.min(...candidates), Math.max(...candidates));
    },
    dayOf(instant) {
      const utcDay = Math.floor(instant / day);
      const [before, after] = [aheadAtMidnight(utcDay - 1), aheadAtMidnight(utcDay + 2)];
      const ahead = before === after ? before : aheadAt(instant);
      return dayAt(instant + ahead);
    },
  };
}

/** Returns what is remembered under a key, or finds and remembers it; of too many everything is forgotten. */
function kept<Key, Value>(all: Map<Key, Value>, most: number, key: Key, find: () => Value): Value {
  const known = all.get(key);
  if (known !== undefined) return known;
  if (all.size >= most) all.clear();
  const found = find();
  all.set(key, found);
  return found;
}

/** Returns the day that many days after another; before it, when negative. */
export function daysAfter(of: Day, count: number): Day {
  return dayAt(Date.parse(of) + count * day);
}

function dayAt(wall: number): Day {
  return kept(
    days,
    daysKept,
    Math.floor(wall / day),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an ISO date; the pages use this file, and zod stays out of their bundle
    () => new Date(wall).toISOString().slice(0, 10) as Day,
  );
}
