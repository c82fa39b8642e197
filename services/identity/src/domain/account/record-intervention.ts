import type { Intervention, OperatorIntervened } from '@osta/contracts/account/operator-intervened';
import type { RegistrationRequired } from '@osta/contracts/account/refusals';
import type { UserId } from '@osta/contracts/ids';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { Account } from './account.ts';

/** An operator changes an account from a terminal. */
export interface RecordIntervention {
  readonly userId: UserId;
  readonly did: Intervention;
  readonly operator: string;
  readonly reason: string;
}

/** Records who did what to the account from outside, and why. Only accounts have such a history. */
export const recordIntervention: Decider<
  RecordIntervention,
  Account,
  OperatorIntervened,
  RegistrationRequired
> = ({ did, operator, reason }, account) => {
  if (account.status !== 'registered') return refuse({ code: 'REGISTRATION_REQUIRED' });
  const intervened: OperatorIntervened = {
    type: 'osta.account.operator-intervened',
    data: { did, operator, reason },
  };
  return accept(intervened);
};
