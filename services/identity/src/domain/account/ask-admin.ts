import type { AdminAsked, AdminMatter } from '@osta/contracts/account/admin-asked';
import type { UserId } from '@osta/contracts/ids';
import { accept, refuse, type Decision } from '@osta/platform/decider';

import type { Account } from './account.ts';
import type { NoSuchAccount } from './change-capability.ts';

/** Something waits for an admin. The account has the rights of one. */
export interface AskAdmin {
  readonly userId: UserId;
  readonly matter: AdminMatter;
  /** The applicant, the store or the booking. */
  readonly about: string;
}

/** Records that an admin was asked, which is what notifies them. Only the system issues this. */
export function askAdmin(
  { matter, about }: AskAdmin,
  account: Account,
): Decision<AdminAsked, NoSuchAccount> {
  if (account.status !== 'registered') return refuse({ code: 'NO_SUCH_ACCOUNT' });
  const asked: AdminAsked = { type: 'osta.account.admin-asked', data: { matter, about } };
  return accept(asked);
}
