import { StoreId } from '@osta/contracts/ids';
import { StoreReceipt } from '@osta/contracts/store/api';
import { AnnouncePaymentRequest, ChoosePlanRequest } from '@osta/contracts/store/subscription-api';
import { defineCommand } from '@osta/platform/http/define-command';
import { z } from 'zod';

import { announcePayment, withdrawAnnouncement } from '../domain/store/announce-payment.ts';
import { cancelSubscription, choosePlan } from '../domain/store/choose-plan.ts';
import { paymentIdOf } from '../domain/store/payment-id.ts';
import type { StoreReceipts } from '../files/store-receipts.ts';
import type { StoreAggregate } from './store-aggregate.ts';
import { storeRows } from './store-problems.ts';

const subscription = '/api/stores/{storeId}/subscription';

/** What these commands have in common. */
const subscribing = {
  method: 'post',
  access: 'registered',
  rateLimit: { points: 20, seconds: 60 },
  params: z.strictObject({ storeId: StoreId }),
  problems: storeRows('STORE_NOT_FOUND', 'STORE_ROLE_TOO_LOW', 'SUBSCRIPTION_ILLEGAL_TRANSITION'),
  answer: StoreReceipt,
} as const;

interface Wiring {
  readonly stores: StoreAggregate;
  readonly receipts: Pick<StoreReceipts, 'areOf'>;
}

/** Declares the commands of owners on the subscription of a store. */
export function subscriptionCommands({ stores, receipts }: Wiring) {
  return {
    choosePlan: defineCommand(stores, {
      ...subscribing,
      name: 'chooseStorePlan',
      summary: 'Choose or change a plan, or undo a cancellation',
      path: `${subscription}/choose`,
      body: ChoosePlanRequest,
      decide: choosePlan,
    }),

    cancelSubscription: defineCommand(stores, {
      ...subscribing,
      name: 'cancelStoreSubscription',
      summary: 'Cancel a subscription at the end of the paid period',
      path: `${subscription}/cancel`,
      decide: cancelSubscription,
    }),

    announcePayment: defineCommand(stores, {
      ...subscribing,
      name: 'announceStorePayment',
      summary: 'Announce a payment, with a receipt that you have uploaded',
      path: `${subscription}/announcements`,
      body: AnnouncePaymentRequest,
      content: ({ params: { storeId }, body }) => ({
        storeId,
        ...body,
        paymentId: paymentIdOf(storeId, body.reference),
      }),
      decide: announcePayment,
      facts: async ({ storeId, receiptId }) => ({
        isReceiptTheirs: await receipts.areOf(storeId, [receiptId]),
      }),
      problems: {
        ...subscribing.problems,
        ...storeRows('PAYMENT_REFERENCE_USED', 'RECEIPT_NOT_FOUND', 'ANNOUNCEMENT_LIMIT_REACHED'),
      },
    }),

    withdrawAnnouncement: defineCommand(stores, {
      ...subscribing,
      name: 'withdrawStorePayment',
      summary: 'Withdraw an announced payment, with its receipt',
      method: 'delete',
      path: `${subscription}/announcements/{paymentId}`,
      params: subscribing.params.extend({ paymentId: z.uuid() }),
      decide: withdrawAnnouncement,
      problems: storeRows('STORE_NOT_FOUND', 'STORE_ROLE_TOO_LOW', 'ANNOUNCEMENT_NOT_FOUND'),
    }),
  };
}
