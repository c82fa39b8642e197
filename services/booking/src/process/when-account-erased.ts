import { AccountErased } from '@osta/contracts/account/account-erased';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { BookingId, SlotWaitId } from '@osta/contracts/ids';
import { reaction, type Reaction } from '@osta/platform/process/reaction';
import type { Pool } from 'pg';

import type { SystemCommands } from '../commands/system-commands.ts';
import type { WaitSystemCommands } from '../commands/wait-commands.ts';
import { findBookingsOfPerson } from './find-bookings.sql.ts';
import { listWaitsOfPerson } from './line.sql.ts';

/**
 * Returns the process manager that withdraws the coming bookings of an erased account and ends its waits. Identity refuses to
 * erase an account with bookings that it knows of; what was booked at the same moment reaches it late.
 */
export function whenAccountErased(
  { withdrawBooking }: Pick<SystemCommands, 'withdrawBooking'>,
  { endWait }: Pick<WaitSystemCommands, 'endWait'>,
  pool: Pool,
): (event: EventEnvelope) => Promise<readonly Reaction[]> {
  return async ({ subject, type, data }) => {
    if (!AccountErased.safeParse({ type, data }).success) return [];
    const { rows } = await pool.query<{ readonly id: string }>(findBookingsOfPerson, [subject]);
    const waits = await pool.query<{ readonly id: string }>(listWaitsOfPerson, [subject]);
    return [
      ...rows.map(({ id }) => reaction(withdrawBooking, id, { bookingId: BookingId.parse(id) })),
      ...waits.rows.map(({ id }) =>
        reaction(endWait, id, { waitId: SlotWaitId.parse(id), reason: 'account-erased' }),
      ),
    ];
  };
}
