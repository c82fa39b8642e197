import { z } from 'zod';

import { StoreId, UserId } from '../ids.ts';
import { operations } from '../operation.ts';
import {
  BlockTimeRequest,
  InviteMemberRequest,
  NameStaffRequest,
  OrderStaffRequest,
  StoreReceipt,
} from './api.ts';

const StorePath = z.strictObject({ storeId: StoreId });
const InvitationPath = z.strictObject({ storeId: StoreId }).extend({ invitationId: z.uuidv7() });
const MemberPath = z.strictObject({ storeId: StoreId }).extend({ memberId: UserId });
const BlockPath = z.strictObject({ storeId: StoreId }).extend({ blockId: z.uuidv7() });
const onStore = ['STORE_NOT_FOUND', 'STORE_ROLE_TOO_LOW', 'STORE_ILLEGAL_TRANSITION'] as const;

/** The operations on the members and the staff of a store. */
export const memberOperations = operations({
  inviteStoreMember: {
    method: 'post',
    path: '/api/stores/{storeId}/invitations',
    summary: 'Invite somebody to the store by email',
    params: StorePath,
    body: InviteMemberRequest,
    answer: StoreReceipt,
    status: 201,
    refusals: [...onStore, 'MEMBER_LIMIT_REACHED'],
  },

  withdrawStoreInvitation: {
    method: 'delete',
    path: '/api/stores/{storeId}/invitations/{invitationId}',
    summary: 'Withdraw an invitation',
    params: InvitationPath,
    answer: StoreReceipt,
    refusals: [...onStore, 'INVITATION_NOT_FOUND'],
  },

  acceptStoreInvitation: {
    method: 'post',
    path: '/api/stores/{storeId}/invitations/{invitationId}/accept',
    summary: 'Join a store with the link of an invitation',
    params: InvitationPath,
    answer: StoreReceipt,
    refusals: ['INVITATION_NOT_FOUND', 'ALREADY_MEMBER'],
  },

  removeStoreMember: {
    method: 'delete',
    path: '/api/stores/{storeId}/members/{memberId}',
    summary: 'Remove a member, or leave the store',
    params: MemberPath,
    answer: StoreReceipt,
    refusals: [...onStore, 'MEMBER_NOT_FOUND'],
  },

  nameStoreStaff: {
    method: 'put',
    path: '/api/stores/{storeId}/staff/{memberId}',
    summary: 'Name a member as staff, or change the words beside their name',
    params: MemberPath,
    body: NameStaffRequest,
    answer: StoreReceipt,
    refusals: [...onStore, 'MEMBER_NOT_FOUND'],
  },

  agreeToBeStoreStaff: {
    method: 'post',
    path: '/api/stores/{storeId}/agree-to-be-staff',
    summary: 'Agree to be shown as staff of the store',
    params: StorePath,
    answer: StoreReceipt,
    refusals: ['STORE_NOT_FOUND', 'STAFF_NOT_FOUND'],
  },

  removeStoreStaff: {
    method: 'delete',
    path: '/api/stores/{storeId}/staff/{memberId}',
    summary: 'Remove somebody, or yourself, from the staff on the page',
    params: MemberPath,
    answer: StoreReceipt,
    refusals: [...onStore, 'STAFF_NOT_FOUND'],
  },

  orderStoreStaff: {
    method: 'put',
    path: '/api/stores/{storeId}/staff-order',
    summary: 'Set the order in which the page shows the staff',
    params: StorePath,
    body: OrderStaffRequest,
    answer: StoreReceipt,
    refusals: [...onStore, 'STAFF_NOT_FOUND'],
  },

  blockStoreTime: {
    method: 'post',
    path: '/api/stores/{storeId}/blocks',
    summary: 'Take no bookings at the store for a time, of anybody on its staff',
    params: StorePath,
    body: BlockTimeRequest,
    answer: StoreReceipt,
    status: 201,
    refusals: [...onStore, 'BLOCK_IN_THE_PAST', 'BLOCK_LIMIT_REACHED'],
  },

  liftStoreBlock: {
    method: 'delete',
    path: '/api/stores/{storeId}/blocks/{blockId}',
    summary: 'Take bookings again in a time that the store has blocked',
    params: BlockPath,
    answer: StoreReceipt,
    refusals: [...onStore, 'BLOCK_NOT_FOUND'],
  },
});
