import type { Instant } from '@osta/contracts/instant';
import type { BusyRange } from '@osta/contracts/offering/free-slots';
import type { TimeWindow } from '@osta/contracts/request/terms';

import type { Buffers } from './busy.ts';
import { nearestSlots } from './nearest-slots.ts';
import type { OfferedTerms } from './offered-service.ts';

const minute = 60_000;

/** When a professional is taken, and when they work. */
export interface ProfessionalDays {
  /** With buffers. */
  readonly busy: readonly BusyRange[];
  /** Of the service whose hours count; `null`: they publish none. */
  readonly terms: OfferedTerms | null;
}

/**
 * Returns the free times nearest to one that is taken, at most three: in published hours, of the same length, with the
 * same buffers. None where no hours are published.
 */
export function otherTimes(
  { startsAt, endsAt, bufferBeforeMinutes, bufferAfterMinutes }: TimeWindow & Buffers,
  { busy, terms }: ProfessionalDays,
  now: Instant,
): readonly TimeWindow[] {
  if (terms === null) return [];
  const rules = {
    ...terms.rules,
    durationMinutes: (Date.parse(endsAt) - Date.parse(startsAt)) / minute,
    bufferBeforeMinutes,
    bufferAfterMinutes,
  };
  return nearestSlots({ busy, terms: { ...terms, rules } }, startsAt, now, 3);
}
