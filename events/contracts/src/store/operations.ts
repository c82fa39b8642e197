import { z } from 'zod';

import { StoreId } from '../ids.ts';
import { operations } from '../operation.ts';
import { fileUpload } from '../picture/file-upload.ts';
import { PictureFileName, UploadedPicture } from '../picture/files.ts';
import { CountViewRequest, StoreAnalytics, StoreAnalyticsQuery } from './analytics-api.ts';
import {
  AdminStorePage,
  ListAdminStoresQuery,
  ListStoresQuery,
  MyStores,
  PublicStore,
  StoreInvitation,
  StoreMembers,
  StorePage,
  StoreReceipt,
  StoreView,
} from './api.ts';
import { MyStoreData } from './my-data.ts';
import { SubscriptionView } from './subscription-api.ts';

const StorePath = z.strictObject({ storeId: StoreId });
const onStore = ['STORE_NOT_FOUND', 'STORE_ROLE_TOO_LOW', 'STORE_ILLEGAL_TRANSITION'] as const;

/** The operations on stores: search, page, pictures, figures, and the life of a listing. */
export const storeOperations = operations({
  listMyStores: {
    method: 'get',
    path: '/api/stores/mine',
    summary: 'List the stores in which you are a member',
    answer: MyStores,
  },

  getMyStoreData: {
    method: 'get',
    path: '/api/stores/my-data',
    summary: 'Export what is known of your stores, as a part of your data',
    answer: MyStoreData,
  },

  getStore: {
    method: 'get',
    path: '/api/stores/{storeId}',
    summary: 'Get a store as its members edit it, with what an admin asks and what you may do',
    params: StorePath,
    answer: StoreView,
    refusals: ['STORE_NOT_FOUND'],
  },

  getPublicStore: {
    method: 'get',
    path: '/api/stores/{storeId}/public',
    summary: 'Get a store as customers see it',
    params: StorePath,
    answer: PublicStore,
    refusals: ['STORE_NOT_FOUND'],
  },

  getStoreSubscription: {
    method: 'get',
    path: '/api/stores/{storeId}/subscription',
    summary: 'Get the subscription of a store with its payments, for its owner and managers',
    params: StorePath,
    answer: SubscriptionView,
    refusals: ['STORE_NOT_FOUND'],
  },

  listStoreMembers: {
    method: 'get',
    path: '/api/stores/{storeId}/members',
    summary: 'List the members of a store, for its members',
    params: StorePath,
    answer: StoreMembers,
    refusals: ['STORE_NOT_FOUND'],
  },

  getStoreInvitation: {
    method: 'get',
    path: '/api/stores/{storeId}/invitations/{invitationId}',
    summary: 'Get an invitation by the secret of its link',
    params: z.strictObject({ storeId: StoreId }).extend({ invitationId: z.uuidv7() }),
    answer: StoreInvitation,
    refusals: ['INVITATION_NOT_FOUND'],
  },

  listAdminStores: {
    method: 'get',
    path: '/api/admin/stores',
    summary: 'List submitted stores, the longest waiting first (admins)',
    query: ListAdminStoresQuery,
    answer: AdminStorePage,
  },

  listStores: {
    method: 'get',
    path: '/api/stores',
    summary: 'Search public stores by words, trade, place, hours and features',
    query: ListStoresQuery,
    answer: StorePage,
  },

  uploadStorePicture: {
    method: 'post',
    path: '/api/stores/{storeId}/pictures',
    summary: 'Upload a picture of a store: JPEG, PNG or WebP, at most 5 MB',
    params: StorePath,
    upload: fileUpload,
    answer: UploadedPicture,
    status: 201,
    refusals: [...onStore, 'IMAGE_REFUSED', 'PICTURE_LIMIT_REACHED'],
  },

  getStorePicture: {
    method: 'get',
    path: '/api/stores/{storeId}/pictures/{pictureId}/{file}',
    summary: 'Get a picture of a store in one of its sizes and formats',
    params: z.strictObject({ storeId: StoreId, pictureId: z.uuidv7(), file: PictureFileName }),
    answersFile: 'image/*',
  },

  getStoreAnalytics: {
    method: 'get',
    path: '/api/stores/{storeId}/analytics',
    summary:
      'Get the figures of a store for a range of days and the range before, for its owner and managers',
    params: StorePath,
    query: StoreAnalyticsQuery,
    answer: StoreAnalytics,
    refusals: ['STORE_NOT_FOUND'],
  },

  countStoreView: {
    method: 'post',
    path: '/api/stores/{storeId}/views',
    summary: 'Count a view of a public page, once a visitor and day, without storing who',
    params: StorePath,
    body: CountViewRequest,
    refusals: ['STORE_NOT_FOUND'],
  },

  submitStore: {
    method: 'post',
    path: '/api/stores/{storeId}/submit',
    summary: 'Submit the store for review',
    params: StorePath,
    answer: StoreReceipt,
    refusals: [...onStore, 'STORE_INCOMPLETE'],
  },

  reopenStore: {
    method: 'post',
    path: '/api/stores/{storeId}/reopen',
    summary: 'Reopen a rejected store as a draft',
    params: StorePath,
    answer: StoreReceipt,
    refusals: onStore,
  },

  pauseStore: {
    method: 'post',
    path: '/api/stores/{storeId}/pause',
    summary: 'Pause the public page',
    params: StorePath,
    answer: StoreReceipt,
    refusals: onStore,
  },

  resumeStore: {
    method: 'post',
    path: '/api/stores/{storeId}/resume',
    summary: 'Resume a paused page',
    params: StorePath,
    answer: StoreReceipt,
    refusals: onStore,
  },

  withdrawStoreRevision: {
    method: 'post',
    path: '/api/stores/{storeId}/revision/withdraw',
    summary: 'Withdraw changes that wait for a review',
    params: StorePath,
    answer: StoreReceipt,
    refusals: onStore,
  },

  closeStore: {
    method: 'post',
    path: '/api/stores/{storeId}/close',
    summary: 'Close the store for good, and its subscription',
    params: StorePath,
    answer: StoreReceipt,
    refusals: [...onStore, 'STORE_HAS_BOOKINGS'],
  },
});
