import type { AccountKind } from '@osta/contracts/account/kind';
import type { AlreadyRegistered } from '@osta/contracts/account/refusals';
import type { UserRegistered } from '@osta/contracts/account/user-registered';
import type { UserId } from '@osta/contracts/ids';
import type { Locale } from '@osta/contracts/locale';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { Account } from './account.ts';

/** A person with a proved email address registers. */
export interface Register {
  readonly userId: UserId;
  readonly kind: AccountKind;
  readonly fullName: string;
  /** The language the person signs up in. */
  readonly locale: Locale;
}

/** Registers an account once: its kind never changes. */
export const register: Decider<Register, Account, UserRegistered, AlreadyRegistered> = (
  { kind, fullName, locale },
  account,
) => {
  if (account.status !== 'none') return refuse({ code: 'ALREADY_REGISTERED' });

  const registered: UserRegistered = {
    type: 'osta.account.user-registered',
    data: { kind, fullName, locale },
  };
  return accept(registered);
};
