import type { EventEnvelope } from '@osta/contracts/envelope';
import { BookingId, SlotWaitId } from '@osta/contracts/ids';
import { SlotWaitEnded } from '@osta/contracts/wait/slot-wait-ended';
import { SlotWaitLeft } from '@osta/contracts/wait/slot-wait-left';
import { reaction, type Reaction } from '@osta/platform/process/reaction';
import type { Pool } from 'pg';

import type { SystemCommands } from '../commands/system-commands.ts';
import { listOffered } from './line.sql.ts';

/** Returns the process manager that frees the slot that is offered to a wait which is over. */
export function whenWaitOver(
  { passOffer }: Pick<SystemCommands, 'passOffer'>,
  pool: Pool,
): (event: EventEnvelope) => Promise<readonly Reaction[]> {
  return async ({ subject, type, data }) => {
    const content = { type, data };
    const isOver =
      SlotWaitLeft.safeParse(content).success || SlotWaitEnded.safeParse(content).success;
    if (!isOver) return [];
    const { rows } = await pool.query<{ readonly id: string }>(listOffered, [subject]);
    return rows.map(({ id }) =>
      reaction(passOffer, id, {
        bookingId: BookingId.parse(id),
        waitId: SlotWaitId.parse(subject),
      }),
    );
  };
}
