import type { SeriesDate } from '@osta/contracts/booking/refusals';
import { later, type Instant } from '@osta/contracts/instant';
import type { BusyRange } from '@osta/contracts/offering/free-slots';

import { withBuffers } from './busy.ts';
import { nearestSlots } from './nearest-slots.ts';
import { isFreeSlot, type OfferedService } from './offered-service.ts';

const minute = 60_000;

/**
 * Returns for each wanted start whether it is free, one after the other: what an earlier one takes is not free
 * for a later one. Alternatives lie beside all that are free.
 */
export function seriesDates(
  service: OfferedService,
  starts: readonly Instant[],
  now: Instant,
): readonly SeriesDate[] {
  const { rules } = service.terms;
  const taken: BusyRange[] = [];
  const withTaken = (): OfferedService => ({ ...service, busy: [...service.busy, ...taken] });
  const endOf = (startsAt: Instant): Instant => later(startsAt, rules.durationMinutes * minute);

  const asked = starts.map((startsAt) => {
    const isFree = isFreeSlot(withTaken(), startsAt, now);
    if (isFree) {
      const blocked = withBuffers({ startsAt, endsAt: endOf(startsAt) }, rules);
      taken.push({ ...blocked, startOfSameService: startsAt });
    }
    return { startsAt, isFree };
  });
  const others = withTaken();
  return asked.map(({ startsAt, isFree }) => ({
    startsAt,
    endsAt: endOf(startsAt),
    isFree,
    alternatives: isFree ? [] : nearestSlots(others, startsAt, now, 3),
  }));
}
