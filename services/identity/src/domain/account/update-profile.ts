import type { RegistrationRequired } from '@osta/contracts/account/refusals';
import type { UserProfileUpdated } from '@osta/contracts/account/user-profile-updated';
import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { Account } from './account.ts';

/** A person changes their profile. An omitted field stays as it is. */
export interface UpdateProfile {
  readonly userId: UserId;
  readonly fullName?: string | undefined;
  readonly locale?: Locale | undefined;
}

/** Records the whole new profile, so that readers need no earlier event. */
export const updateProfile: Decider<
  UpdateProfile,
  Account,
  UserProfileUpdated,
  RegistrationRequired
> = ({ fullName, locale }, account) => {
  if (account.status !== 'registered') return refuse({ code: 'REGISTRATION_REQUIRED' });

  const updated: UserProfileUpdated = {
    type: 'osta.account.user-profile-updated',
    data: { fullName: fullName ?? account.fullName, locale: locale ?? account.locale },
  };
  return accept(updated);
};
