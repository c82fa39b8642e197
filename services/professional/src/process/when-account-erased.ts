import { AccountErased } from '@osta/contracts/account/account-erased';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { OfferingId } from '@osta/contracts/ids';
import { reaction, type Reaction } from '@osta/platform/process/reaction';
import type { Pool } from 'pg';

import type { endService } from '../commands/offering-commands.ts';
import { findStanding } from './find-standing.sql.ts';

/** Returns the process manager that archives the services of an erased account. */
export function whenAccountErased(
  end: ReturnType<typeof endService>,
  pool: Pool,
): (event: EventEnvelope) => Promise<readonly Reaction[]> {
  return async ({ subject, type, data }) => {
    if (!AccountErased.safeParse({ type, data }).success) return [];
    const { rows } = await pool.query<{ readonly id: string }>(findStanding, [subject]);
    return rows.map(({ id }) => reaction(end, id, { offeringId: OfferingId.parse(id) }));
  };
}
