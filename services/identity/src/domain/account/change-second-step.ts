import type {
  RegistrationRequired,
  SecondStepAlreadyOn,
  SecondStepOff,
} from '@osta/contracts/account/refusals';
import type { SecondStepDisabledV1 } from '@osta/contracts/account/second-step-disabled.v1';
import type { SecondStepEnabledV1 } from '@osta/contracts/account/second-step-enabled.v1';
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
  SecondStepEnabledV1,
  RegistrationRequired | SecondStepAlreadyOn
> = (_command, account) => {
  if (account.status !== 'registered') return refuse({ code: 'REGISTRATION_REQUIRED' });
  if (account.hasSecondStep) return refuse({ code: 'SECOND_STEP_ALREADY_ON' });
  const enabled: SecondStepEnabledV1 = { type: 'osta.account.second-step-enabled.v1', data: {} };
  return accept(enabled);
};

/** Records that signing in needs one step only. */
export const disableSecondStep: Decider<
  ChangeSecondStep,
  Account,
  SecondStepDisabledV1,
  RegistrationRequired | SecondStepOff
> = (_command, account) => {
  if (account.status !== 'registered') return refuse({ code: 'REGISTRATION_REQUIRED' });
  if (!account.hasSecondStep) return refuse({ code: 'SECOND_STEP_OFF' });
  const disabled: SecondStepDisabledV1 = { type: 'osta.account.second-step-disabled.v1', data: {} };
  return accept(disabled);
};
