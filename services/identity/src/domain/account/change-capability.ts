import type { Capability } from '@osta/contracts/account/capability';
import type { CapabilityGrantedV1 } from '@osta/contracts/account/capability-granted.v1';
import type { CapabilityRevokedV1 } from '@osta/contracts/account/capability-revoked.v1';
import type { UserId } from '@osta/contracts/ids';
import { accept, refuse, unchanged, type Decision } from '@osta/platform/decider';

import type { Account } from './account.ts';

/** An admin grants or revokes a capability beyond the account's kind. */
export interface ChangeCapability {
  readonly userId: UserId;
  readonly capability: Capability;
  readonly isGranted: boolean;
}

/** There is no registered account under this id. */
export interface NoSuchAccount {
  readonly code: 'NO_SUCH_ACCOUNT';
}

/**
 * Grants or revokes a capability. Granting twice, or revoking what was not granted, changes
 * nothing.
 */
export function changeCapability(
  { capability, isGranted }: ChangeCapability,
  account: Account,
): Decision<CapabilityGrantedV1 | CapabilityRevokedV1, NoSuchAccount> {
  if (account.status !== 'registered') return refuse({ code: 'NO_SUCH_ACCOUNT' });
  const has = account.capabilities?.includes(capability) ?? false;
  if (has === isGranted) return unchanged;
  const changed: CapabilityGrantedV1 | CapabilityRevokedV1 = isGranted
    ? { type: 'osta.account.capability-granted.v1', data: { capability } }
    : { type: 'osta.account.capability-revoked.v1', data: { capability } };
  return accept(changed);
}
