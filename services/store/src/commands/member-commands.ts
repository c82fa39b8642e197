import { StoreId, UserId } from '@osta/contracts/ids';
import { InviteMemberRequest, StoreReceipt } from '@osta/contracts/store/api';
import { defineCommand } from '@osta/platform/http/define-command';
import { z } from 'zod';

import {
  acceptInvitation,
  inviteMember,
  removeMember,
  withdrawInvitation,
} from '../domain/store/members.ts';
import type { StoreAggregate } from './store-aggregate.ts';
import { forMembers, storeRows } from './store-problems.ts';

const one = '/api/stores/{storeId}';
const params = z.strictObject({ storeId: StoreId });
const onInvitation = params.extend({ invitationId: z.uuidv7() });
const rateLimit = { points: 20, seconds: 60 };

/** Declares the commands on the members of a store. */
export function memberCommands(stores: StoreAggregate) {
  return {
    inviteMember: defineCommand(stores, {
      name: 'inviteStoreMember',
      summary: 'Invite somebody to the store by email',
      method: 'post',
      path: `${one}/invitations`,
      access: 'registered',
      rateLimit: { points: 20, seconds: 3600 },
      params,
      body: InviteMemberRequest,
      decide: inviteMember,
      problems: { ...forMembers, ...storeRows('MEMBER_LIMIT_REACHED') },
      answer: StoreReceipt,
      status: 201,
    }),

    withdrawInvitation: defineCommand(stores, {
      name: 'withdrawStoreInvitation',
      summary: 'Withdraw an invitation',
      method: 'delete',
      path: `${one}/invitations/{invitationId}`,
      access: 'registered',
      rateLimit,
      params: onInvitation,
      decide: withdrawInvitation,
      problems: { ...forMembers, ...storeRows('INVITATION_NOT_FOUND') },
      answer: StoreReceipt,
    }),

    acceptInvitation: defineCommand(stores, {
      name: 'acceptStoreInvitation',
      summary: 'Join a store with the link of an invitation',
      method: 'post',
      path: `${one}/invitations/{invitationId}/accept`,
      access: 'registered',
      rateLimit,
      params: onInvitation,
      decide: acceptInvitation,
      problems: storeRows('INVITATION_NOT_FOUND', 'ALREADY_MEMBER'),
      answer: StoreReceipt,
    }),

    removeMember: defineCommand(stores, {
      name: 'removeStoreMember',
      summary: 'Remove a member, or leave the store',
      method: 'delete',
      path: `${one}/members/{memberId}`,
      access: 'registered',
      rateLimit,
      params: params.extend({ memberId: UserId }),
      decide: removeMember,
      problems: { ...forMembers, ...storeRows('MEMBER_NOT_FOUND') },
      answer: StoreReceipt,
    }),
  };
}
