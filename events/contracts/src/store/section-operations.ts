import { z } from 'zod';

import { StoreId } from '../ids.ts';
import { operations } from '../operation.ts';
import { CreateStoreRequest, StoreReceipt } from './api.ts';
import { MediaSection } from './media.ts';
import {
  BasicSection,
  ContactSection,
  FeaturesSection,
  LocationSection,
  OpeningHoursSection,
  PaymentMethodsSection,
  SocialSection,
} from './sections.ts';

const StorePath = z.strictObject({ storeId: StoreId });
const onStore = ['STORE_NOT_FOUND', 'STORE_ROLE_TOO_LOW', 'STORE_ILLEGAL_TRANSITION'] as const;

/** The operations on the sections of a store. */
export const sectionOperations = operations({
  draftStore: {
    method: 'post',
    path: '/api/stores',
    summary: 'Create a store, which you own',
    body: CreateStoreRequest,
    answer: StoreReceipt,
    status: 201,
    refusals: ['STORE_LIMIT_REACHED', 'TRADE_HIDDEN', 'TRADE_UNKNOWN'],
  },

  saveStoreBasic: {
    method: 'put',
    path: '/api/stores/{storeId}/sections/basic',
    summary: 'Save what the store is; a public page keeps its name until the new one is approved',
    params: StorePath,
    body: BasicSection,
    answer: StoreReceipt,
    ifMatch: true,
    refusals: [...onStore, 'TRADE_HIDDEN', 'TRADE_UNKNOWN'],
  },

  saveStoreContact: {
    method: 'put',
    path: '/api/stores/{storeId}/sections/contact',
    summary: 'Save how customers reach the store',
    params: StorePath,
    body: ContactSection,
    answer: StoreReceipt,
    ifMatch: true,
    refusals: onStore,
  },

  saveStoreLocation: {
    method: 'put',
    path: '/api/stores/{storeId}/sections/location',
    summary: 'Save where the store is; a public page keeps its place until the new one is approved',
    params: StorePath,
    body: LocationSection,
    answer: StoreReceipt,
    ifMatch: true,
    refusals: onStore,
  },

  saveStoreOpeningHours: {
    method: 'put',
    path: '/api/stores/{storeId}/sections/openingHours',
    summary: 'Save when the store is open',
    params: StorePath,
    body: OpeningHoursSection,
    answer: StoreReceipt,
    ifMatch: true,
    refusals: [...onStore, 'EXCEPTION_IN_THE_PAST'],
  },

  saveStoreFeatures: {
    method: 'put',
    path: '/api/stores/{storeId}/sections/features',
    summary: 'Save the features of the store',
    params: StorePath,
    body: FeaturesSection,
    answer: StoreReceipt,
    ifMatch: true,
    refusals: onStore,
  },

  saveStoreSocial: {
    method: 'put',
    path: '/api/stores/{storeId}/sections/social',
    summary: 'Save the social accounts of the store',
    params: StorePath,
    body: SocialSection,
    answer: StoreReceipt,
    ifMatch: true,
    refusals: onStore,
  },

  saveStorePaymentMethods: {
    method: 'put',
    path: '/api/stores/{storeId}/sections/payment-methods',
    summary: 'Save how customers can pay',
    params: StorePath,
    body: PaymentMethodsSection,
    answer: StoreReceipt,
    ifMatch: true,
    refusals: onStore,
  },

  saveStoreMedia: {
    method: 'put',
    path: '/api/stores/{storeId}/sections/media',
    summary: 'Save the pictures of a store and their order, the first one as the cover',
    params: StorePath,
    body: MediaSection,
    answer: StoreReceipt,
    ifMatch: true,
    refusals: [...onStore, 'PICTURE_LIMIT_REACHED', 'PICTURE_NOT_FOUND'],
  },
});
