import { AccountErased } from '@osta/contracts/account/account-erased';
import type { EventEnvelope } from '@osta/contracts/envelope';
import { UserId } from '@osta/contracts/ids';
import { reaction, type Reaction } from '@osta/platform/process/reaction';
import type { Pool } from 'pg';

import type { SystemCommands } from '../commands/system-commands.ts';
import { readMyRows } from '../queries/my-stores.ts';

/** Returns the process manager that closes the stores of an erased account, and takes it out of the stores of others. */
export function whenAccountErased(
  { abandonStore, dropMember }: Pick<SystemCommands, 'abandonStore' | 'dropMember'>,
  pool: Pool,
): (event: EventEnvelope) => Promise<readonly Reaction[]> {
  return async ({ subject, type, data }) => {
    if (!AccountErased.safeParse({ type, data }).success) return [];
    const memberId = UserId.parse(subject);
    const rows = await readMyRows(pool, memberId);
    return rows.map(({ id: storeId, state }) =>
      state.ownerId === memberId
        ? reaction(abandonStore, storeId, { storeId })
        : reaction(dropMember, storeId, { storeId, memberId }),
    );
  };
}
