import type { RegistrationRequired } from '@osta/contracts/account/refusals';
import type { UserPhoneRemoved } from '@osta/contracts/account/user-phone-removed';
import type { UserPhoneVerified } from '@osta/contracts/account/user-phone-verified';
import type { UserId } from '@osta/contracts/ids';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { Account } from './account.ts';

/** A person changes or removes their telephone number. The caller has verified that it is theirs. */
export interface ChangePhone {
  readonly userId: UserId;
  /** `+218912345678`; `null` removes it. */
  readonly phone: string | null;
}

/** Records a number, so that those may call it who have an agreed booking with the person. */
export const changePhone: Decider<
  ChangePhone,
  Account,
  UserPhoneVerified | UserPhoneRemoved,
  RegistrationRequired
> = ({ phone }, account) => {
  if (account.status !== 'registered') return refuse({ code: 'REGISTRATION_REQUIRED' });
  const changed: UserPhoneVerified | UserPhoneRemoved =
    phone === null
      ? { type: 'osta.account.user-phone-removed', data: {} }
      : { type: 'osta.account.user-phone-verified', data: { phone } };
  return accept(changed);
};
