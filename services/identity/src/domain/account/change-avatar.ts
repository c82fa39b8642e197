import type { RegistrationRequired } from '@osta/contracts/account/refusals';
import type { UserAvatarChanged } from '@osta/contracts/account/user-avatar-changed';
import type { UserId } from '@osta/contracts/ids';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { Account } from './account.ts';

/** A person changes or removes their picture. */
export interface ChangeAvatar {
  readonly userId: UserId;
  /** A picture that is in the file store already; `null` removes it. */
  readonly avatarId: string | null;
}

export const changeAvatar: Decider<
  ChangeAvatar,
  Account,
  UserAvatarChanged,
  RegistrationRequired
> = ({ avatarId }, account) => {
  if (account.status !== 'registered') return refuse({ code: 'REGISTRATION_REQUIRED' });

  const changed: UserAvatarChanged = {
    type: 'osta.account.user-avatar-changed',
    data: { avatarId },
  };
  return accept(changed);
};
