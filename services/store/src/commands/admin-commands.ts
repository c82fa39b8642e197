import { storeAdminOperations } from '@osta/contracts/store/admin-operations';
import { commandsOf } from '@osta/platform/http/commands-of';

import { declineAnnouncement } from '../domain/store/announce-payment.ts';
import type { ChangePolicy } from '../domain/store/change-payment.ts';
import { correctPayment } from '../domain/store/correct-payment.ts';
import { refuseProposal, withdrawProposal } from '../domain/store/end-proposal.ts';
import { paymentIdOf } from '../domain/store/payment-id.ts';
import { recordPayment } from '../domain/store/record-payment.ts';
import { refundPayment } from '../domain/store/refund-payment.ts';
import {
  approveStore,
  reinstateStore,
  rejectStore,
  requestStoreChanges,
  suspendStore,
} from '../domain/store/review-store.ts';
import type { ReadPlans } from '../queries/read-plans.ts';
import type { StoreAggregate } from './store-aggregate.ts';
import { storeProblems } from './store-problems.ts';

interface Wiring {
  readonly stores: StoreAggregate;
  readonly readPlans: ReadPlans;
  /** Who may correct and refund payments. */
  readonly changes: ChangePolicy;
}

/** Declares the commands of admins under `/api/admin/stores/{storeId}`. */
export function adminCommands({ stores, readPlans, changes }: Wiring) {
  const command = commandsOf(stores, storeProblems);

  return {
    approveStore: command(storeAdminOperations.approveStore, {
      access: 'admin',
      decide: approveStore,
    }),

    requestStoreChanges: command(storeAdminOperations.requestStoreChanges, {
      access: 'admin',
      decide: requestStoreChanges,
    }),

    rejectStore: command(storeAdminOperations.rejectStore, {
      access: 'admin',
      decide: rejectStore,
    }),

    suspendStore: command(storeAdminOperations.suspendStore, {
      access: 'admin',
      decide: suspendStore,
    }),

    reinstateStore: command(storeAdminOperations.reinstateStore, {
      access: 'admin',
      decide: reinstateStore,
    }),

    recordPayment: command(storeAdminOperations.recordSubscriptionPayment, {
      access: 'admin',
      content: ({ params: { storeId }, body }) => ({
        storeId,
        ...body,
        paymentId: paymentIdOf(storeId, body.reference),
      }),
      decide: recordPayment,
      facts: readPlans,
    }),

    correctPayment: command(storeAdminOperations.correctSubscriptionPayment, {
      access: 'admin',
      content: ({ principal, params, body }) => ({
        ...params,
        ...body,
        adminId: principal.userId,
        referenceId: paymentIdOf(params.storeId, body.reference),
      }),
      decide: correctPayment,
      facts: async () => ({ ...changes, ...(await readPlans()) }),
    }),

    refundPayment: command(storeAdminOperations.refundSubscriptionPayment, {
      access: 'admin',
      content: ({ principal, params, body }) => ({
        ...params,
        ...body,
        adminId: principal.userId,
      }),
      decide: refundPayment,
      facts: async () => changes,
    }),

    withdrawProposal: command(storeAdminOperations.withdrawPaymentProposal, {
      access: 'admin',
      content: ({ principal, params }) => ({ ...params, adminId: principal.userId }),
      decide: withdrawProposal,
    }),

    refuseProposal: command(storeAdminOperations.refusePaymentProposal, {
      access: 'admin',
      content: ({ principal, params, body }) => ({
        ...params,
        ...body,
        adminId: principal.userId,
      }),
      decide: refuseProposal,
    }),

    declineAnnouncement: command(storeAdminOperations.declineStorePayment, {
      access: 'admin',
      decide: declineAnnouncement,
    }),
  };
}
