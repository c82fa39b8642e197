import type { AccountKindChanged } from '@osta/contracts/account/account-kind-changed';
import type { UserId } from '@osta/contracts/ids';
import { accept, refuse, unchanged, type Decision } from '@osta/platform/decider';

import type { Account } from './account.ts';
import type { NoSuchAccount } from './change-capability.ts';

/** A person began a store. */
export interface BecomeBusiness {
  readonly userId: UserId;
}

/**
 * Makes the account of a customer one of kind business. A professional with a store stays a professional: the
 * store is a capability. Only the system issues this, after a first store.
 */
export function becomeBusiness(
  _command: BecomeBusiness,
  account: Account,
): Decision<AccountKindChanged, NoSuchAccount> {
  if (account.status !== 'registered') return refuse({ code: 'NO_SUCH_ACCOUNT' });
  if (account.kind !== 'customer') return unchanged;
  const changed: AccountKindChanged = {
    type: 'osta.account.account-kind-changed',
    data: { kind: 'business' },
  };
  return accept(changed);
}
