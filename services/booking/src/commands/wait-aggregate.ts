import { bookingContract } from '@osta/contracts/booking/contract';
import { SlotWaitId } from '@osta/contracts/ids';
import { defineAggregate, type AggregateOf } from '@osta/platform/define-aggregate';

import { waitDeadlines } from '../domain/wait/deadlines.ts';
import type { OnWait } from '../domain/wait/on-wait.ts';
import { slotWait } from '../domain/wait/slot-wait.ts';

/**
 * One stream per wait for a free slot. Every command answers a receipt. A second wait of a customer for the same
 * service and day cannot be appended: it is decided again.
 */
export const waitAggregate = defineAggregate({
  contract: bookingContract,
  topic: 'wait',
  table: 'slot_wait',
  fold: slotWait,
  deadlines: waitDeadlines,
  contested: ['slot_wait_once'],
  streamOf: ({ waitId }: OnWait) => waitId,
  answer({ streamId, state, version }) {
    if (state.status === 'none') throw new Error(`${streamId} has events and no state`);
    return { waitId: SlotWaitId.parse(streamId), status: state.status, version };
  },
});

export type WaitAggregate = AggregateOf<typeof waitAggregate>;
