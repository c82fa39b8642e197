import { subscriptionOperations } from '@osta/contracts/store/subscription-operations';
import { commandsOf } from '@osta/platform/http/commands-of';

import { announcePayment, withdrawAnnouncement } from '../domain/store/announce-payment.ts';
import { cancelSubscription, choosePlan } from '../domain/store/choose-plan.ts';
import { paymentIdOf } from '../domain/store/payment-id.ts';
import type { StoreReceipts } from '../files/store-receipts.ts';
import type { ReadPlans } from '../queries/read-plans.ts';
import type { StoreAggregate } from './store-aggregate.ts';
import { storeProblems } from './store-problems.ts';

interface Wiring {
  readonly stores: StoreAggregate;
  readonly readPlans: ReadPlans;
  readonly receipts: Pick<StoreReceipts, 'areOf'>;
}

/** Declares the commands of owners on the subscription of a store. */
export function subscriptionCommands({ stores, receipts, readPlans }: Wiring) {
  const command = commandsOf(stores, storeProblems);

  return {
    choosePlan: command(subscriptionOperations.chooseStorePlan, {
      access: 'registered',
      rateLimit: { points: 20, seconds: 60 },
      decide: choosePlan,
      facts: readPlans,
    }),

    cancelSubscription: command(subscriptionOperations.cancelStoreSubscription, {
      access: 'registered',
      rateLimit: { points: 20, seconds: 60 },
      decide: cancelSubscription,
    }),

    announcePayment: command(subscriptionOperations.announceStorePayment, {
      access: 'registered',
      rateLimit: { points: 20, seconds: 60 },
      content: ({ params: { storeId }, body }) => ({
        storeId,
        ...body,
        paymentId: paymentIdOf(storeId, body.reference),
      }),
      decide: announcePayment,
      facts: async ({ storeId, receiptId }) => ({
        isReceiptTheirs: await receipts.areOf(storeId, [receiptId]),
      }),
    }),

    withdrawAnnouncement: command(subscriptionOperations.withdrawStorePayment, {
      access: 'registered',
      rateLimit: { points: 20, seconds: 60 },
      decide: withdrawAnnouncement,
    }),
  };
}
