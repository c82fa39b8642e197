import { OfferingId } from '@osta/contracts/ids';
import type { OfferingReceipt } from '@osta/contracts/offering/api';
import type { OfferingEvent } from '@osta/contracts/offering/events';
import type { Streams } from '@osta/event-store/streams';
import type { Aggregate } from '@osta/platform/aggregate';

import { offering, type Offering } from '../domain/offering/offering.ts';

/** Names the service that a command addresses. */
interface OnOffering {
  readonly offeringId: OfferingId;
}

/** What all commands of offered services have in common. */
export type OfferingAggregate = Aggregate<OnOffering, Offering, OfferingEvent, OfferingReceipt>;

/** Returns the aggregate of offered services over their streams. Every command answers a receipt. */
export function offeringAggregate(streams: Streams<Offering, OfferingEvent>): OfferingAggregate {
  return {
    streams,
    fold: offering,
    streamOf: ({ offeringId }) => offeringId,
    answer({ streamId, state: { status }, version }) {
      if (status === 'none') throw new Error(`${streamId} has ${version} events and no state`);
      return { id: OfferingId.parse(streamId), status };
    },
  };
}
