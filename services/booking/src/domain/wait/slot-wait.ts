import type { BookingId, OfferingId, UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { Day } from '@osta/contracts/offering/day';
import type { RecordedName } from '@osta/contracts/offering/recorded-name';
import type { SlotWaitEvent } from '@osta/contracts/wait/events';
import type { SlotWaitStatus } from '@osta/contracts/wait/status';
import type { Fold } from '@osta/platform/decider';
import type { ServiceId } from '@osta/reference/service-id';

/** A customer's wait for a slot that becomes free. */
export interface JoinedWait {
  readonly status: SlotWaitStatus;
  readonly customerId: UserId;
  readonly professionalId: UserId;
  readonly serviceId: ServiceId;
  readonly offeringId: OfferingId;
  /** What the professional called the service when the wait began. */
  readonly offeringName?: RecordedName | undefined;
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly opensAt: Instant;
  readonly endsAt: Instant;
  /** The booking that ended it well. */
  readonly bookingId: BookingId | null;
}

/** The state of a wait: the fold of its events. The slots that it is offered are bookings. */
export type SlotWait = { readonly status: 'none' } | JoinedWait;

/** Folds the events of a wait. An event that does not fit changes nothing here. */
export const slotWait: Fold<SlotWait, SlotWaitEvent> = {
  version: 1,
  initial: { status: 'none' },

  evolve(state, { type, data }) {
    if (type === 'osta.wait.slot-wait-joined') {
      return { ...data, status: 'waiting', bookingId: null };
    }
    if (state.status === 'none') return state;
    switch (type) {
      case 'osta.wait.slot-wait-left':
        return { ...state, status: 'left' };
      case 'osta.wait.slot-wait-fulfilled':
        return { ...state, status: 'fulfilled', bookingId: data.bookingId };
      case 'osta.wait.slot-wait-ended':
        return { ...state, status: 'ended' };
    }
  },
};

type Parties = Pick<JoinedWait, 'customerId' | 'professionalId' | 'serviceId' | 'offeringId'>;

/** Returns the data that every event of a wait carries. */
export function waitParties(wait: Parties): Parties {
  const { customerId, professionalId, serviceId, offeringId } = wait;
  return { customerId, professionalId, serviceId, offeringId };
}
