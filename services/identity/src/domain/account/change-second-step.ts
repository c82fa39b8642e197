import type {
  RegistrationRequired,
  SecondStepAlreadyOn,
  SecondStepOff,
} from '@osta/contracts/account/refusals';
import type { SecondStepDisabled } from '@osta/contracts/account/second-step-disabled';
import type { SecondStepEnabled } from '@osta/contracts/account/second-step-enabled';
import type { UserId } from '@osta/contracts/ids';
import { accept, refuse, type Decider } from '@osta/platform/decider';

import type { Account } from './account.ts';

/** The person turns the second step on or off. The caller has verified that they may. */
export interface ChangeSecondStep {
  readonly userId: UserId;
}

/** Records that signing in needs a code of an authenticator app. */
export const enableSecondStep: Decider<
  ChangeSecondStep,
  Account,
  SecondStepEnabled,
  RegistrationRequired | SecondStepAlreadyOn
> = (_command, account) => {
  if (account.status !== 'registered') return refuse({ code: 'REGISTRATION_REQUIRED' });
  if (account.hasSecondStep) return refuse({ code: 'SECOND_STEP_ALREADY_ON' });
  const enabled: SecondStepEnabled = { type: 'osta.account.second-step-enabled', data: {} };
  return accept(enabled);
};

/** Records that signing in needs one step only. */
export const disableSecondStep: Decider<
  ChangeSecondStep,
  Account,
  SecondStepDisabled,
  RegistrationRequired | SecondStepOff
> = (_command, account) => {
  if (account.status !== 'registered') return refuse({ code: 'REGISTRATION_REQUIRED' });
  if (!account.hasSecondStep) return refuse({ code: 'SECOND_STEP_OFF' });
  const disabled: SecondStepDisabled = { type: 'osta.account.second-step-disabled', data: {} };
  return accept(disabled);
};
