import { StoreId, UserId } from '@osta/contracts/ids';
import { NameStaffRequest, OrderStaffRequest, StoreReceipt } from '@osta/contracts/store/api';
import { defineCommand } from '@osta/platform/http/define-command';
import { z } from 'zod';

import { agreeToBeStaff, nameStaff, orderStaff, removeStaff } from '../domain/store/staff.ts';
import type { StoreAggregate } from './store-aggregate.ts';
import { forMembers, storeRows } from './store-problems.ts';

const one = '/api/stores/{storeId}';
const params = z.strictObject({ storeId: StoreId });
const onMember = params.extend({ memberId: UserId });
const rateLimit = { points: 30, seconds: 60 };

/** Declares the commands on the staff that the page of a store shows. */
export function staffCommands(stores: StoreAggregate) {
  return {
    nameStaff: defineCommand(stores, {
      name: 'nameStoreStaff',
      summary: 'Name a member as staff, or change the words beside their name',
      method: 'put',
      path: `${one}/staff/{memberId}`,
      access: 'registered',
      rateLimit,
      params: onMember,
      body: NameStaffRequest,
      decide: nameStaff,
      problems: { ...forMembers, ...storeRows('MEMBER_NOT_FOUND') },
      answer: StoreReceipt,
    }),

    agreeToBeStaff: defineCommand(stores, {
      name: 'agreeToBeStoreStaff',
      summary: 'Agree to be shown as staff of the store',
      method: 'post',
      path: `${one}/agree-to-be-staff`,
      // Staff are professionals: what customers book is their published services
      access: ['professional'],
      rateLimit,
      params,
      decide: agreeToBeStaff,
      problems: storeRows('STORE_NOT_FOUND', 'STAFF_NOT_FOUND'),
      answer: StoreReceipt,
    }),

    removeStaff: defineCommand(stores, {
      name: 'removeStoreStaff',
      summary: 'Remove somebody, or yourself, from the staff on the page',
      method: 'delete',
      path: `${one}/staff/{memberId}`,
      access: 'registered',
      rateLimit,
      params: onMember,
      decide: removeStaff,
      problems: { ...forMembers, ...storeRows('STAFF_NOT_FOUND') },
      answer: StoreReceipt,
    }),

    orderStaff: defineCommand(stores, {
      name: 'orderStoreStaff',
      summary: 'Set the order in which the page shows the staff',
      method: 'put',
      path: `${one}/staff-order`,
      access: 'registered',
      rateLimit,
      params,
      body: OrderStaffRequest,
      decide: orderStaff,
      problems: { ...forMembers, ...storeRows('STAFF_NOT_FOUND') },
      answer: StoreReceipt,
    }),
  };
}
