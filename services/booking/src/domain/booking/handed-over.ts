import type { BookingHandedOver } from '@osta/contracts/booking/booking-handed-over';
import type { Side } from '@osta/contracts/booking/terms';
import type { UserId } from '@osta/contracts/ids';

type Said = BookingHandedOver['data'];

/** A store gave the booking to another of its staff. */
export interface Handover {
  readonly fromId: UserId;
  readonly authorId: UserId;
}

interface Before {
  readonly proposed: Readonly<Record<Side, number>>;
  readonly handovers?: readonly Handover[];
}

/** What is otherwise once another professional comes. */
interface HandedOver extends Pick<
  Said,
  | 'professionalId'
  | 'offeringId'
  | 'offeringName'
  | 'bufferBeforeMinutes'
  | 'bufferAfterMinutes'
  | 'revision'
  | 'answerBy'
> {
  readonly proposal: null;
  readonly proposed: Before['proposed'];
  readonly isOnTheWay: false;
  readonly hasArrived: false;
  readonly wrongCodes: 0;
  readonly way: null;
  readonly handovers: readonly Handover[];
}

/**
 * Returns what another professional changes in a booking: what the former one had begun, or agreed for themselves, is
 * theirs. Time and price stay.
 */
export function handedOver({ proposed, handovers = [] }: Before, data: Said): HandedOver {
  const { professionalId, offeringId, offeringName, revision, answerBy } = data;
  const { bufferBeforeMinutes, bufferAfterMinutes, previousProfessionalId, authorId } = data;
  return {
    professionalId,
    offeringId,
    offeringName,
    bufferBeforeMinutes,
    bufferAfterMinutes,
    revision,
    answerBy,
    proposal: null,
    proposed: { ...proposed, professional: 0 },
    isOnTheWay: false,
    hasArrived: false,
    wrongCodes: 0,
    way: null,
    handovers: [...handovers, { fromId: previousProfessionalId, authorId }],
  };
}
