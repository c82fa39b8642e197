import { SlotWaitId } from '@osta/contracts/ids';
import type { SlotWaitReceipt } from '@osta/contracts/wait/api';
import type { SlotWaitEvent } from '@osta/contracts/wait/events';
import type { Doorbell } from '@osta/event-store/doorbell';
import type { Aggregate } from '@osta/platform/aggregate';
import { sealedStreams } from '@osta/platform/personal-data/personal-data';
import type { Pool } from 'pg';

import { waitDeadlines } from '../domain/wait/deadlines.ts';
import type { OnWait } from '../domain/wait/on-wait.ts';
import { slotWait, type SlotWait } from '../domain/wait/slot-wait.ts';

/** The snapshot table of waits, and their topic. */
export const waitTable = { table: 'slot_wait', topic: 'wait' } as const;

/** What all commands on waits have in common. */
export type WaitAggregate = Aggregate<OnWait, SlotWait, SlotWaitEvent, SlotWaitReceipt>;

/**
 * Returns the aggregate of waits. Every command answers a receipt. A second wait of a customer for the same service
 * and day cannot be appended: it is decided again.
 */
export function waitAggregate(pool: Pool, schema: string, doorbell: Doorbell): WaitAggregate {
  return {
    streams: sealedStreams<SlotWait, SlotWaitEvent>({
      ...waitTable,
      pool,
      schema,
      source: '/osta/booking',
      fold: slotWait,
      doorbell,
      deadlines: waitDeadlines,
      contested: 'slot_wait_once',
    }),
    fold: slotWait,
    streamOf: ({ waitId }) => waitId,
    answer({ streamId, state, version }) {
      if (state.status === 'none') throw new Error(`${streamId} has events and no state`);
      return { waitId: SlotWaitId.parse(streamId), status: state.status, version };
    },
  };
}
