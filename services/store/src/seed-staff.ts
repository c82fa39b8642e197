import type { StoreId, UserId } from '@osta/contracts/ids';
import type { NameStaffRequest } from '@osta/contracts/store/api';
import type { CommandContext } from '@osta/platform/handle';
import type { Pool } from 'pg';

import type { memberCommands } from './commands/member-commands.ts';
import type { staffCommands } from './commands/staff-commands.ts';
import { readStoreRow } from './queries/store-row.ts';
import { done } from './seed-store.ts';

/** A professional whom a seeded store shows as staff. */
export interface SeededStaff {
  readonly memberId: UserId;
  readonly email: string;
  readonly title: NameStaffRequest['title'];
}

/** The contexts of one step: that of the owner, and that of the member. */
interface StaffContexts {
  readonly owner: (step: string) => CommandContext;
  readonly member: (step: string) => CommandContext;
}

/**
 * Invites a professional into a seeded store, who joins and agrees to be shown as staff, through the same commands
 * as everybody's. The same contexts have one effect.
 */
export type SeedStaff = (
  storeId: StoreId,
  seeded: SeededStaff,
  contexts: StaffContexts,
) => Promise<void>;

type Commands = ReturnType<typeof memberCommands> & ReturnType<typeof staffCommands>;

/** Returns the function that seeds one member of the staff. */
export function seedStaff(commands: Commands, pool: Pool): SeedStaff {
  return async (storeId, { memberId, email, title }, { owner, member }) => {
    const on = { storeId };
    const invited = { ...on, email, role: 'staff' } as const;
    done(await commands.inviteMember.issue(invited, owner('invite')));
    const row = await readStoreRow(pool, storeId);
    // They join one after the other: the open invitation is theirs. There is none when they had joined before
    const invitationId = row?.state.invitations[0]?.id;
    if (invitationId !== undefined) {
      done(await commands.acceptInvitation.issue({ ...on, invitationId }, member('join')));
    }
    done(await commands.nameStaff.issue({ ...on, memberId, title }, owner('name')));
    done(await commands.agreeToBeStaff.issue(on, member('agree')));
  };
}
