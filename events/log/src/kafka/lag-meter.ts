import type { Lag } from '../event-log.ts';
import type { Offsets } from './partition-offsets.ts';

/** Measures how far behind positions are, in messages and in time. */
export interface LagMeter {
  /**
   * @param offsets the offsets that each partition holds
   * @param positions next offset of the reader, by partition; a missing partition was not begun
   * @param now milliseconds
   */
  measure(
    offsets: ReadonlyMap<string, Offsets>,
    positions: ReadonlyMap<string, bigint>,
    now: number,
  ): Lag;
}

/** The end of a partition at a point in time. */
interface Mark {
  readonly time: number;
  readonly high: bigint;
}

/** An hour of measurements, one every 15 s. Older messages are then reported younger than they are. */
const marksAtMost = 240;

/**
 * Creates a lag meter. The broker does not tell the age of a message without delivering it, so the meter
 * remembers its measurements: a message that was there at an earlier measurement is at least as old as that
 * measurement.
 */
export function lagMeter(): LagMeter {
  const marks = new Map<string, Mark[]>();

  return {
    measure(offsets, positions, now) {
      let events = 0;
      let oldest = now;
      for (const [partition, { low, high }] of offsets) {
        const stored = positions.get(partition) ?? 0n;
        const position = stored < low || stored > high ? low : stored;
        events += Number(high - position);
        const seen = (marks.get(partition) ?? []).filter((mark) => mark.high > position);
        const isNews = high > (seen.at(-1)?.high ?? position);
        if (isNews && seen.length < marksAtMost) seen.push({ time: now, high });
        marks.set(partition, seen);
        oldest = Math.min(oldest, seen[0]?.time ?? now);
      }
      return { events, seconds: (now - oldest) / 1000 };
    },
  };
}
