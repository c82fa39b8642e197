import type { AccountKindChanged } from '@osta/contracts/account/account-kind-changed';
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
): Decision<AccountKindChanged, NoSuchAccount> {
  if (account.status !== 'registered') return refuse({ code: 'NO_SUCH_ACCOUNT' });
  if (account.kind === 'professional') return unchanged;
  const changed: AccountKindChanged = {
    type: 'osta.account.account-kind-changed',
    data: { kind: 'professional' },
  };
  return accept(changed);
}
