import type { Capability } from '@osta/contracts/account/capability';
import type { CapabilityGranted } from '@osta/contracts/account/capability-granted';
import type { CapabilityRevoked } from '@osta/contracts/account/capability-revoked';
import type { UserId } from '@osta/contracts/ids';
import { accept, refuse, unchanged, type Decision } from '@osta/platform/decider';

import type { Account, RegisteredAccount } from './account.ts';

/** An admin grants or revokes a capability beyond the account's kind. */
export interface ChangeCapability {
  readonly userId: UserId;
  readonly capability: Capability;
}

/** There is no registered account under this id. */
export interface NoSuchAccount {
  readonly code: 'NO_SUCH_ACCOUNT';
}

/** Grants a capability. Granting twice changes nothing. */
export function grantCapability(
  { capability }: ChangeCapability,
  account: Account,
): Decision<CapabilityGranted, NoSuchAccount> {
  if (account.status !== 'registered') return refuse({ code: 'NO_SUCH_ACCOUNT' });
  if (has(account, capability)) return unchanged;
  const granted: CapabilityGranted = {
    type: 'osta.account.capability-granted',
    data: { capability },
  };
  return accept(granted);
}

/** Revokes a capability. Revoking what was not granted changes nothing. */
export function revokeCapability(
  { capability }: ChangeCapability,
  account: Account,
): Decision<CapabilityRevoked, NoSuchAccount> {
  if (account.status !== 'registered') return refuse({ code: 'NO_SUCH_ACCOUNT' });
  if (!has(account, capability)) return unchanged;
  const revoked: CapabilityRevoked = {
    type: 'osta.account.capability-revoked',
    data: { capability },
  };
  return accept(revoked);
}

function has({ capabilities = [] }: RegisteredAccount, capability: Capability): boolean {
  return capabilities.includes(capability);
}
