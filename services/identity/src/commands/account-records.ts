import { internalCommand } from '@osta/platform/aggregate';

import { askAdmin } from '../domain/account/ask-admin.ts';
import { becomeBusiness } from '../domain/account/become-business.ts';
import { becomeProfessional } from '../domain/account/become-professional.ts';
import { changeAvatar } from '../domain/account/change-avatar.ts';
import { changePhone } from '../domain/account/change-phone.ts';
import { disableSecondStep, enableSecondStep } from '../domain/account/change-second-step.ts';
import { eraseAccount } from '../domain/account/delete-account.ts';
import { revokeSessions } from '../domain/account/revoke-sessions.ts';
import type { FindObligations } from '../queries/find-obligations.ts';
import type { AccountAggregate } from './account-aggregate.ts';

/**
 * Declares commands that record changes of credentials, sessions, numbers and files, which happen outside
 * of the stream. Other commands and timers issue them.
 */
export function accountRecords(accounts: AccountAggregate, findObligations: FindObligations) {
  return {
    askAdmin: internalCommand(accounts, { name: 'askAdmin', decide: askAdmin }),
    becomeBusiness: internalCommand(accounts, {
      name: 'becomeBusiness',
      decide: becomeBusiness,
    }),
    becomeProfessional: internalCommand(accounts, {
      name: 'becomeProfessional',
      decide: becomeProfessional,
    }),
    revokeSessions: internalCommand(accounts, { name: 'revokeSessions', decide: revokeSessions }),
    recordAvatar: internalCommand(accounts, { name: 'recordAvatar', decide: changeAvatar }),
    recordPhone: internalCommand(accounts, { name: 'recordPhone', decide: changePhone }),
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
      facts: ({ userId }) => findObligations(userId),
    }),
  };
}
