import type { Capability } from '@osta/contracts/account/capability';
import type { CapabilityGrantedV1 } from '@osta/contracts/account/capability-granted.v1';
import type { CapabilityRevokedV1 } from '@osta/contracts/account/capability-revoked.v1';
import type { UserId } from '@osta/contracts/ids';
import { accept, refuse, unchanged, type Decision } from '@osta/platform/decider';

import type { Account } from './account.ts';

/** What somebody may do beyond their kind changes. */
export interface ChangeCapability {
  readonly userId: UserId;
  readonly capability: Capability;
  readonly isGranted: boolean;
}

/** Nobody who has registered is meant. */
export interface NoSuchAccount {
  readonly code: 'NO_SUCH_ACCOUNT';
}

/** Granting twice, or revoking what is not there, changes nothing. */
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
