import { memberOperations } from '@osta/contracts/store/member-operations';
import { commandsOf } from '@osta/platform/http/commands-of';

import { blockTime } from '../domain/store/block-time.ts';
import { liftBlock } from '../domain/store/lift-block.ts';
import { agreeToBeStaff, nameStaff, orderStaff, removeStaff } from '../domain/store/staff.ts';
import type { StoreAggregate } from './store-aggregate.ts';
import { storeProblems } from './store-problems.ts';

const rateLimit = { points: 30, seconds: 60 };

/** Declares the commands on the staff that the page of a store shows, and when it can be booked. */
export function staffCommands(stores: StoreAggregate) {
  const command = commandsOf(stores, storeProblems);

  return {
    nameStaff: command(memberOperations.nameStoreStaff, {
      access: 'registered',
      rateLimit,
      decide: nameStaff,
    }),

    agreeToBeStaff: command(memberOperations.agreeToBeStoreStaff, {
      // Staff are professionals: what customers book is their published services
      access: ['professional'],
      rateLimit,
      decide: agreeToBeStaff,
    }),

    removeStaff: command(memberOperations.removeStoreStaff, {
      access: 'registered',
      rateLimit,
      decide: removeStaff,
    }),

    orderStaff: command(memberOperations.orderStoreStaff, {
      access: 'registered',
      rateLimit,
      decide: orderStaff,
    }),

    blockTime: command(memberOperations.blockStoreTime, {
      access: 'registered',
      rateLimit,
      decide: blockTime,
    }),

    liftBlock: command(memberOperations.liftStoreBlock, {
      access: 'registered',
      rateLimit,
      decide: liftBlock,
    }),
  };
}
