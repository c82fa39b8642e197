import type { Lag } from '../event-log.ts';
import type { Offsets } from './partition-offsets.ts';

/** Measures how far behind positions are, in messages and in time. */
export interface LagMeter {
  /**
   * @param offsets what each partition holds
   * @param positions offset of the next message for its reader; a partition that is missing has not been begun
   * @param now milliseconds
   */
  measure(
    offsets: ReadonlyMap<string, Offsets>,
    positions: ReadonlyMap<string, bigint>,
    now: number,
  ): Lag;
}

/** At a certain time a partition went up to there. */
interface Mark {
  readonly time: number;
  readonly high: bigint;
}

/** An hour of looks every quarter of a minute. What comes after counts as younger than it is. */
const marksAtMost = 240;

/**
 * The broker does not tell the age of a message without handing it over, so the meter remembers what it saw:
 * a message that has been there since an earlier look is at least as old as that look.
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
