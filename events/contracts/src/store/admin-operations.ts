import { z } from 'zod';

import { StoreId } from '../ids.ts';
import { operations } from '../operation.ts';
import {
  RejectStoreRequest,
  RequestStoreChangesRequest,
  StoreReceipt,
  SuspendStoreRequest,
} from './api.ts';
import {
  CorrectPaymentRequest,
  DeclineAnnouncementRequest,
  RecordPaymentRequest,
  RefundPaymentRequest,
  RefusePaymentProposalRequest,
} from './subscription-api.ts';

const StorePath = z.strictObject({ storeId: StoreId });
const PaymentPath = z.strictObject({ storeId: StoreId }).extend({ paymentId: z.uuid() });
const onPayment = [
  'STORE_NOT_FOUND',
  'OWN_STORE',
  'PAYMENT_NOT_FOUND',
  'PAYMENT_CHANGED_BEFORE',
  'SECOND_ADMIN_NEEDED',
] as const;
const onProposal = [
  'STORE_NOT_FOUND',
  'OWN_STORE',
  'PAYMENT_NOT_FOUND',
  'PAYMENT_PROPOSAL_NOT_FOUND',
] as const;
const onStore = ['STORE_NOT_FOUND', 'OWN_STORE', 'STORE_ILLEGAL_TRANSITION'] as const;

/** The operations on stores, for admins. */
export const storeAdminOperations = operations({
  approveStore: {
    method: 'post',
    path: '/api/admin/stores/{storeId}/approve',
    summary: 'Approve a store, or the changes to a public page (admins)',
    params: StorePath,
    answer: StoreReceipt,
    ifMatch: true,
    refusals: onStore,
  },

  requestStoreChanges: {
    method: 'post',
    path: '/api/admin/stores/{storeId}/request-changes',
    summary: 'Request changes from the members, field by field (admins)',
    params: StorePath,
    body: RequestStoreChangesRequest,
    answer: StoreReceipt,
    ifMatch: true,
    refusals: [...onStore, 'STORE_CHANGES_EMPTY'],
  },

  rejectStore: {
    method: 'post',
    path: '/api/admin/stores/{storeId}/reject',
    summary: 'Reject a store, or the changes to a public page (admins)',
    params: StorePath,
    body: RejectStoreRequest,
    answer: StoreReceipt,
    ifMatch: true,
    refusals: onStore,
  },

  suspendStore: {
    method: 'post',
    path: '/api/admin/stores/{storeId}/suspend',
    summary: 'Suspend a store (admins)',
    params: StorePath,
    body: SuspendStoreRequest,
    answer: StoreReceipt,
    ifMatch: true,
    refusals: onStore,
  },

  reinstateStore: {
    method: 'post',
    path: '/api/admin/stores/{storeId}/reinstate',
    summary: 'Lift a suspension (admins)',
    params: StorePath,
    answer: StoreReceipt,
    ifMatch: true,
    refusals: onStore,
  },

  recordSubscriptionPayment: {
    method: 'post',
    path: '/api/admin/stores/{storeId}/payments',
    summary: 'Record a payment of a subscription; the same reference has no second effect (admins)',
    params: StorePath,
    body: RecordPaymentRequest,
    answer: StoreReceipt,
    ifMatch: true,
    refusals: [
      'STORE_NOT_FOUND',
      'OWN_STORE',
      'SUBSCRIPTION_ILLEGAL_TRANSITION',
      'PAYMENT_REFERENCE_USED',
    ],
  },

  correctSubscriptionPayment: {
    method: 'post',
    path: '/api/admin/stores/{storeId}/payments/{paymentId}/correct',
    summary: 'Correct a payment: another takes its place, and the wrong one is credited (admins)',
    params: PaymentPath,
    body: CorrectPaymentRequest,
    answer: StoreReceipt,
    ifMatch: true,
    refusals: [...onPayment, 'PAYMENT_REFERENCE_USED'],
  },

  refundSubscriptionPayment: {
    method: 'post',
    path: '/api/admin/stores/{storeId}/payments/{paymentId}/refund',
    summary: 'Record that the last months of a payment were given back (admins)',
    params: PaymentPath,
    body: RefundPaymentRequest,
    answer: StoreReceipt,
    ifMatch: true,
    refusals: [...onPayment, 'REFUND_TOO_LARGE', 'REFUND_NOT_ONLINE'],
  },

  withdrawPaymentProposal: {
    method: 'delete',
    path: '/api/admin/stores/{storeId}/payments/{paymentId}/proposal',
    summary: 'Withdraw your proposal to change a payment (admins)',
    params: PaymentPath,
    answer: StoreReceipt,
    refusals: onProposal,
  },

  refusePaymentProposal: {
    method: 'post',
    path: '/api/admin/stores/{storeId}/payments/{paymentId}/proposal/refuse',
    summary: 'Refuse what another admin proposed to change of a payment (admins)',
    params: PaymentPath,
    body: RefusePaymentProposalRequest,
    answer: StoreReceipt,
    refusals: [...onProposal, 'PAYMENT_PROPOSAL_CHANGED'],
  },

  declineStorePayment: {
    method: 'post',
    path: '/api/admin/stores/{storeId}/announcements/{paymentId}/decline',
    summary: 'Decline an announced payment that was not found (admins)',
    params: PaymentPath,
    body: DeclineAnnouncementRequest,
    answer: StoreReceipt,
    refusals: ['STORE_NOT_FOUND', 'OWN_STORE', 'ANNOUNCEMENT_NOT_FOUND'],
  },
});
