import type { AccountKindChangedV1 } from '@osta/contracts/account/account-kind-changed.v1';
import type { UserId } from '@osta/contracts/ids';
import { accept, refuse, unchanged, type Decision } from '@osta/platform/decider';

import type { Account } from './account.ts';
import type { NoSuchAccount } from './change-capability.ts';

/** The application of a person was approved. */
export interface BecomeProfessional {
  readonly userId: UserId;
}

/**
 * Makes an account one of kind professional. Its requests and its history stay; one that is of that
 * kind already stays as it is. Only the system issues this, after an approval.
 */
export function becomeProfessional(
  _command: BecomeProfessional,
  account: Account,
): Decision<AccountKindChangedV1, NoSuchAccount> {
  if (account.status !== 'registered') return refuse({ code: 'NO_SUCH_ACCOUNT' });
  if (account.kind === 'professional') return unchanged;
  const changed: AccountKindChangedV1 = {
    type: 'osta.account.account-kind-changed.v1',
    data: { kind: 'professional' },
  };
  return accept(changed);
}
