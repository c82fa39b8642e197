import { memberOperations } from '@osta/contracts/store/member-operations';
import { commandsOf } from '@osta/platform/http/commands-of';

import {
  acceptInvitation,
  inviteMember,
  removeMember,
  withdrawInvitation,
} from '../domain/store/members.ts';
import type { ReadPlans } from '../queries/read-plans.ts';
import type { StoreAggregate } from './store-aggregate.ts';
import { storeProblems } from './store-problems.ts';

const rateLimit = { points: 20, seconds: 60 };

/** Declares the commands on the members of a store. */
export function memberCommands(stores: StoreAggregate, readPlans: ReadPlans) {
  const command = commandsOf(stores, storeProblems);

  return {
    inviteMember: command(memberOperations.inviteStoreMember, {
      access: 'registered',
      rateLimit: { points: 20, seconds: 3600 },
      decide: inviteMember,
      facts: readPlans,
    }),

    withdrawInvitation: command(memberOperations.withdrawStoreInvitation, {
      access: 'registered',
      rateLimit,
      decide: withdrawInvitation,
    }),

    acceptInvitation: command(memberOperations.acceptStoreInvitation, {
      access: 'registered',
      rateLimit,
      decide: acceptInvitation,
    }),

    removeMember: command(memberOperations.removeStoreMember, {
      access: 'registered',
      rateLimit,
      decide: removeMember,
    }),
  };
}
