import { z } from 'zod';

import { StoreId } from '../ids.ts';
import { operations } from '../operation.ts';
import { fileUpload } from '../picture/file-upload.ts';
import { StoreReceipt } from './api.ts';
import {
  AnnouncePaymentRequest,
  CheckoutState,
  ChoosePlanRequest,
  StartCheckoutRequest,
  StartedCheckout,
  UploadedReceipt,
} from './subscription-api.ts';

const StorePath = z.strictObject({ storeId: StoreId });
const onSubscription = [
  'STORE_NOT_FOUND',
  'STORE_ROLE_TOO_LOW',
  'SUBSCRIPTION_ILLEGAL_TRANSITION',
] as const;

/** The operations on the subscription of a store and its receipts. */
export const subscriptionOperations = operations({
  uploadStoreReceipt: {
    method: 'post',
    path: '/api/stores/{storeId}/receipts',
    summary: 'Upload the receipt of a payment: JPEG, PNG, WebP or PDF, at most 5 MB',
    params: StorePath,
    upload: fileUpload,
    answer: UploadedReceipt,
    status: 201,
    refusals: [...onSubscription, 'RECEIPT_REFUSED', 'RECEIPT_LIMIT_REACHED'],
  },

  getStoreReceipt: {
    method: 'get',
    path: '/api/stores/{storeId}/receipts/{receiptId}',
    summary: 'Get the receipt of a payment, for the owner of the store and admins',
    params: z.strictObject({ storeId: StoreId, receiptId: z.uuidv7() }),
    answersFile: '*/*',
  },

  chooseStorePlan: {
    method: 'post',
    path: '/api/stores/{storeId}/subscription/choose',
    summary: 'Choose or change a plan, or undo a cancellation',
    params: StorePath,
    body: ChoosePlanRequest,
    answer: StoreReceipt,
    refusals: [...onSubscription, 'PLAN_UNKNOWN', 'PLAN_NOT_OFFERED'],
  },

  cancelStoreSubscription: {
    method: 'post',
    path: '/api/stores/{storeId}/subscription/cancel',
    summary: 'Cancel a subscription at the end of the paid period',
    params: StorePath,
    answer: StoreReceipt,
    refusals: onSubscription,
  },

  announceStorePayment: {
    method: 'post',
    path: '/api/stores/{storeId}/subscription/announcements',
    summary: 'Announce a payment, with a receipt that you have uploaded',
    params: StorePath,
    body: AnnouncePaymentRequest,
    answer: StoreReceipt,
    refusals: [
      ...onSubscription,
      'PAYMENT_REFERENCE_USED',
      'RECEIPT_NOT_FOUND',
      'ANNOUNCEMENT_LIMIT_REACHED',
    ],
  },

  startStoreCheckout: {
    method: 'post',
    path: '/api/stores/{storeId}/subscription/checkouts',
    summary: 'Begin to pay by card or wallet, on the page of the payment provider',
    params: StorePath,
    body: StartCheckoutRequest,
    answer: StartedCheckout,
    status: 201,
    idempotent: true,
    refusals: [
      ...onSubscription,
      'PAYMENT_PROVIDER_MISSING',
      'PAYMENT_PROVIDER_UNAVAILABLE',
      'CHECKOUT_LIMIT_REACHED',
    ],
  },

  checkStoreCheckout: {
    method: 'post',
    path: '/api/stores/{storeId}/subscription/checkouts/{checkoutId}/check',
    summary: 'Ask the payment provider where a checkout stands',
    params: z.strictObject({ storeId: StoreId }).extend({ checkoutId: z.uuid() }),
    answer: CheckoutState,
    refusals: [
      'STORE_NOT_FOUND',
      'STORE_ROLE_TOO_LOW',
      'CHECKOUT_NOT_FOUND',
      'PAYMENT_PROVIDER_MISSING',
      'PAYMENT_PROVIDER_UNAVAILABLE',
    ],
  },

  withdrawStorePayment: {
    method: 'delete',
    path: '/api/stores/{storeId}/subscription/announcements/{paymentId}',
    summary: 'Withdraw an announced payment, with its receipt',
    params: z.strictObject({ storeId: StoreId }).extend({ paymentId: z.uuid() }),
    answer: StoreReceipt,
    refusals: ['STORE_NOT_FOUND', 'STORE_ROLE_TOO_LOW', 'ANNOUNCEMENT_NOT_FOUND'],
  },
});
