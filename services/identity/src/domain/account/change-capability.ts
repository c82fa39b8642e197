import type { Capability } from '@osta/contracts/account/capability';
import type { CapabilityGrantedV1 } from '@osta/contracts/account/capability-granted.v1';
import type { CapabilityRevokedV1 } from '@osta/contracts/account/capability-revoked.v1';
import type { UserId } from '@osta/contracts/ids';
import { accept, refuse, type Decision } from '@osta/platform/decider';

import type { Account } from './account.ts';

/** What somebody may do beyond their kind changes. */
export interface ChangeCapability {
  readonly userId: UserId;
  readonly capability: Capability;
  readonly isGranted: boolean;
}

/** Why nothing changed. The caller answers it as success: it is as they wanted it. */
export interface CapabilityUnchanged {
  readonly code: 'CAPABILITY_UNCHANGED' | 'NO_SUCH_ACCOUNT';
}

/** Granting twice, or revoking what is not there, changes nothing. */
export function changeCapability(
  { capability, isGranted }: ChangeCapability,
  account: Account,
): Decision<CapabilityGrantedV1 | CapabilityRevokedV1, CapabilityUnchanged> {
  if (account.status !== 'registered') return refuse({ code: 'NO_SUCH_ACCOUNT' });
  const has = account.capabilities?.includes(capability) ?? false;
  if (has === isGranted) return refuse({ code: 'CAPABILITY_UNCHANGED' });
  const changed: CapabilityGrantedV1 | CapabilityRevokedV1 = isGranted
    ? { type: 'osta.account.capability-granted.v1', data: { capability } }
    : { type: 'osta.account.capability-revoked.v1', data: { capability } };
  return accept(changed);
}
