import { OfferingId } from '@osta/contracts/ids';
import { professionalContract } from '@osta/contracts/professional/contract';
import { defineAggregate, type AggregateOf } from '@osta/platform/define-aggregate';

import type { OnOffering } from '../domain/offering/allowed.ts';
import { offering } from '../domain/offering/offering.ts';

/** One stream per offered service. Every command answers a receipt. */
export const offeringAggregate = defineAggregate({
  contract: professionalContract,
  topic: 'offering',
  table: 'offering',
  fold: offering,
  streamOf: ({ offeringId }: OnOffering) => offeringId,
  answer({ streamId, state: { status }, version }) {
    if (status === 'none') throw new Error(`${streamId} has ${version} events and no state`);
    return { id: OfferingId.parse(streamId), status };
  },
});

export type OfferingAggregate = AggregateOf<typeof offeringAggregate>;
