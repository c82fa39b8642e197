import { StoreId } from '@osta/contracts/ids';
import {
  RejectStoreRequest,
  RequestStoreChangesRequest,
  StoreReceipt,
  SuspendStoreRequest,
} from '@osta/contracts/store/api';
import {
  DeclineAnnouncementRequest,
  RecordPaymentRequest,
} from '@osta/contracts/store/subscription-api';
import { defineCommand } from '@osta/platform/http/define-command';
import { z } from 'zod';

import { declineAnnouncement } from '../domain/store/announce-payment.ts';
import { paymentIdOf } from '../domain/store/payment-id.ts';
import { recordPayment } from '../domain/store/record-payment.ts';
import {
  approveStore,
  reinstateStore,
  rejectStore,
  requestStoreChanges,
  suspendStore,
} from '../domain/store/review-store.ts';
import type { StoreAggregate } from './store-aggregate.ts';
import { forAdmins as problems, storeRows } from './store-problems.ts';

const one = '/api/admin/stores/{storeId}';

/** What these commands have in common. */
const deciding = {
  method: 'post',
  access: 'admin',
  params: z.strictObject({ storeId: StoreId }),
  problems,
  answer: StoreReceipt,
} as const;

/** Declares the commands of admins under `/api/admin/stores/{storeId}`. */
export function adminCommands(stores: StoreAggregate) {
  return {
    approveStore: defineCommand(stores, {
      ...deciding,
      name: 'approveStore',
      summary: 'Approve a store, or the changes to a public page (admins)',
      path: `${one}/approve`,
      decide: approveStore,
    }),

    requestStoreChanges: defineCommand(stores, {
      ...deciding,
      name: 'requestStoreChanges',
      summary: 'Request changes from the members, field by field (admins)',
      path: `${one}/request-changes`,
      body: RequestStoreChangesRequest,
      decide: requestStoreChanges,
      problems: { ...problems, ...storeRows('STORE_CHANGES_EMPTY') },
    }),

    rejectStore: defineCommand(stores, {
      ...deciding,
      name: 'rejectStore',
      summary: 'Reject a store, or the changes to a public page (admins)',
      path: `${one}/reject`,
      body: RejectStoreRequest,
      decide: rejectStore,
    }),

    suspendStore: defineCommand(stores, {
      ...deciding,
      name: 'suspendStore',
      summary: 'Suspend a store (admins)',
      path: `${one}/suspend`,
      body: SuspendStoreRequest,
      decide: suspendStore,
    }),

    reinstateStore: defineCommand(stores, {
      ...deciding,
      name: 'reinstateStore',
      summary: 'Lift a suspension (admins)',
      path: `${one}/reinstate`,
      decide: reinstateStore,
    }),

    recordPayment: defineCommand(stores, {
      ...deciding,
      name: 'recordSubscriptionPayment',
      summary:
        'Record a payment of a subscription; the same reference has no second effect (admins)',
      path: `${one}/payments`,
      body: RecordPaymentRequest,
      content: ({ params: { storeId }, body }) => ({
        storeId,
        ...body,
        paymentId: paymentIdOf(storeId, body.reference),
      }),
      decide: recordPayment,
      problems: storeRows(
        'STORE_NOT_FOUND',
        'OWN_STORE',
        'SUBSCRIPTION_ILLEGAL_TRANSITION',
        'PAYMENT_REFERENCE_USED',
      ),
    }),

    declineAnnouncement: defineCommand(stores, {
      ...deciding,
      name: 'declineStorePayment',
      summary: 'Decline an announced payment that was not found (admins)',
      path: `${one}/announcements/{paymentId}/decline`,
      params: deciding.params.extend({ paymentId: z.uuid() }),
      body: DeclineAnnouncementRequest,
      decide: declineAnnouncement,
      problems: storeRows('STORE_NOT_FOUND', 'OWN_STORE', 'ANNOUNCEMENT_NOT_FOUND'),
    }),
  };
}
