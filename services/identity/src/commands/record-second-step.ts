import type { AccountEvent } from '@osta/contracts/account/events';
import type {
  RegistrationRequired,
  SecondStepAlreadyOn,
  SecondStepOff,
} from '@osta/contracts/account/refusals';
import type { UserId } from '@osta/contracts/ids';
import type { Streams } from '@osta/event-store/streams';
import { handle, type Handler } from '@osta/platform/handle';

import { account, type Account } from '../domain/account/account.ts';
import {
  disableSecondStep,
  enableSecondStep,
  type ChangeSecondStep,
} from '../domain/account/change-second-step.ts';

type AccountStreams = Streams<Account, AccountEvent>;

const streamOf = ({ userId }: ChangeSecondStep): UserId => userId;
const answer = ({ command }: { readonly command: ChangeSecondStep }): UserId => command.userId;

/** Records that the second step is on. */
export function recordSecondStepOn(
  streams: AccountStreams,
): Handler<ChangeSecondStep, UserId, RegistrationRequired | SecondStepAlreadyOn> {
  return handle({ streams, fold: account, decide: enableSecondStep, streamOf, answer });
}

/** Records that the second step is off. */
export function recordSecondStepOff(
  streams: AccountStreams,
): Handler<ChangeSecondStep, UserId, RegistrationRequired | SecondStepOff> {
  return handle({ streams, fold: account, decide: disableSecondStep, streamOf, answer });
}
