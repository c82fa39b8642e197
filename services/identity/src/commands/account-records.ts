import { internalCommand } from '@osta/platform/aggregate';

import { changeAvatar } from '../domain/account/change-avatar.ts';
import { disableSecondStep, enableSecondStep } from '../domain/account/change-second-step.ts';
import { eraseAccount } from '../domain/account/delete-account.ts';
import { revokeSessions } from '../domain/account/revoke-sessions.ts';
import type { FindCommitments } from '../queries/find-commitments.ts';
import type { AccountAggregate } from './account-aggregate.ts';

/**
 * Commands that record what has happened to credentials, sessions and files. Other commands and timers
 * issue them: what they record is done outside of the stream.
 */
export function accountRecords(accounts: AccountAggregate, findCommitments: FindCommitments) {
  return {
    revokeSessions: internalCommand(accounts, { name: 'revokeSessions', decide: revokeSessions }),
    recordAvatar: internalCommand(accounts, { name: 'recordAvatar', decide: changeAvatar }),
    recordSecondStepOn: internalCommand(accounts, {
      name: 'recordSecondStepOn',
      decide: enableSecondStep,
    }),
    recordSecondStepOff: internalCommand(accounts, {
      name: 'recordSecondStepOff',
      decide: disableSecondStep,
    }),
    recordErasure: internalCommand(accounts, {
      name: 'recordErasure',
      decide: eraseAccount,
      facts: ({ userId }) => findCommitments(userId),
    }),
  };
}
