import type { SlotWaitId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { TimeWindow } from '@osta/contracts/request/terms';

import { nearest, overlaps, withBuffers } from '../booking/busy.ts';
import { slotsAround, type OfferedService } from '../booking/offered-service.ts';

/** A customer in the line of a professional. */
export interface InLine {
  readonly waitId: SlotWaitId;
  readonly opensAt: Instant;
  readonly endsAt: Instant;
  readonly service: OfferedService;
}

/** A slot for somebody who waits. */
interface Offer {
  readonly waitId: SlotWaitId;
  readonly startsAt: Instant;
}

/**
 * Returns who is offered which slot of a time that became free: from the first in the line on, the slot that begins
 * nearest to the old booking. Several fit if their services are short; no two of these slots overlap.
 *
 * @param freed with the buffers around it
 * @param near the start of the old booking
 */
export function offersFor(
  freed: TimeWindow,
  near: Instant,
  line: readonly InLine[],
  now: Instant,
): readonly Offer[] {
  const offers: Offer[] = [];
  const given: OfferedService['busy'][number][] = [];
  for (const { waitId, opensAt, endsAt, service } of line) {
    const { rules } = service.terms;
    const busy = [...service.busy, ...given];
    const free = slotsAround({ ...service, busy }, freed.startsAt, now).filter(
      (slot) =>
        opensAt <= slot.startsAt &&
        slot.startsAt < endsAt &&
        overlaps(withBuffers(slot, rules), freed),
    );
    const [slot] = nearest(free, near);
    if (slot) {
      offers.push({ waitId, startsAt: slot.startsAt });
      given.push({ ...withBuffers(slot, rules), startOfSameService: null });
    }
  }
  return offers;
}
