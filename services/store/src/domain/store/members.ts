import { UserId } from '@osta/contracts/ids';
import { later } from '@osta/contracts/instant';
import type { InviteMemberRequest } from '@osta/contracts/store/api';
import type {
  AlreadyMember,
  InvitationNotFound,
  MemberLimitReached,
  MemberNotFound,
  StoreNotFound,
} from '@osta/contracts/store/refusals';
import type { StoreInvitationEnded } from '@osta/contracts/store/store-invitation-ended';
import type { StoreMemberInvited } from '@osta/contracts/store/store-member-invited';
import type { StoreMemberJoined } from '@osta/contracts/store/store-member-joined';
import type { StoreMemberRemoved } from '@osta/contracts/store/store-member-removed';
import {
  accept,
  refuse,
  unchanged,
  type Context,
  type Decider,
  type Decision,
} from '@osta/platform/decider';

import { limitsOf, type PlanFacts } from '../plan/all-plans.ts';
import { forMember, roleOf, type MemberRefusal, type OnStore } from './on-store.ts';
import { planInForce } from './paid-periods.ts';
import type { Store } from './store.ts';

/** How long an invitation can be accepted. */
const invitationLasts = 14 * 86_400_000;

/** Names an invitation of a store. */
export interface OnInvitation extends OnStore {
  readonly invitationId: string;
}

/** Names a member of a store. */
export interface OnMember extends OnStore {
  readonly memberId: UserId;
}

/** Invites somebody into the store by email, as long as the plan has room. Managers invite staff. */
export function inviteMember(
  { email, role }: OnStore & InviteMemberRequest,
  state: Store,
  { actor, now, newId }: Context,
  facts: PlanFacts,
): Decision<StoreMemberInvited, MemberRefusal | MemberLimitReached> {
  const checked = forMember('invite', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const { store } = checked;
  if (checked.role === 'manager' && role === 'manager') {
    return refuse({ code: 'STORE_ROLE_TOO_LOW', role: checked.role, needed: ['owner'] });
  }
  const { members: limit } = limitsOf(planInForce(store.subscription), facts);
  if (store.members.length - 1 + store.invitations.length >= limit) {
    return refuse({ code: 'MEMBER_LIMIT_REACHED', limit });
  }
  const invited: StoreMemberInvited = {
    type: 'osta.store.store-member-invited',
    data: {
      ownerId: store.ownerId,
      invitationId: newId(0),
      storeName: store.content.basic.name,
      email,
      role,
      expiresAt: later(now, invitationLasts),
    },
  };
  return accept(invited);
}

/** Takes an invitation back. Managers take back those of staff. */
export const withdrawInvitation: Decider<
  OnInvitation,
  Store,
  StoreInvitationEnded,
  MemberRefusal | InvitationNotFound
> = ({ invitationId }, state, { actor }) => {
  const checked = forMember('invite', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const { ownerId, invitations } = checked.store;
  const invitation = invitations.find(({ id }) => id === invitationId);
  if (!invitation) return refuse({ code: 'INVITATION_NOT_FOUND' });
  if (checked.role === 'manager' && invitation.role === 'manager') {
    return refuse({ code: 'STORE_ROLE_TOO_LOW', role: checked.role, needed: ['owner'] });
  }
  const ended: StoreInvitationEnded = {
    type: 'osta.store.store-invitation-ended',
    data: { ownerId, invitationId, cause: 'withdrawn' },
  };
  return accept(ended);
};

/** Lets an invitation expire. Only the system may. */
export const expireInvitation: Decider<
  OnInvitation,
  Store,
  StoreInvitationEnded,
  InvitationNotFound
> = ({ invitationId }, state, { actor, now }) => {
  const invitation =
    state.status === 'none' ? undefined : state.invitations.find(({ id }) => id === invitationId);
  const isDue = invitation !== undefined && invitation.expiresAt <= now;
  if (state.status === 'none' || !isDue || actor !== 'system') {
    return refuse({ code: 'INVITATION_NOT_FOUND' });
  }
  const ended: StoreInvitationEnded = {
    type: 'osta.store.store-invitation-ended',
    data: { ownerId: state.ownerId, invitationId, cause: 'expired' },
  };
  return accept(ended);
};

/** Whoever has the link of the letter joins the store. A link works once. */
export const acceptInvitation: Decider<
  OnInvitation,
  Store,
  StoreMemberJoined,
  InvitationNotFound | AlreadyMember
> = ({ invitationId }, state, { actor, now }) => {
  const invitation =
    state.status === 'none' ? undefined : state.invitations.find(({ id }) => id === invitationId);
  if (state.status === 'none' || !invitation || invitation.expiresAt <= now) {
    return refuse({ code: 'INVITATION_NOT_FOUND' });
  }
  if (roleOf(state, actor) !== null) return refuse({ code: 'ALREADY_MEMBER' });
  const { ownerId } = state;
  const { role } = invitation;
  const joined: StoreMemberJoined = {
    type: 'osta.store.store-member-joined',
    data: { ownerId, invitationId, memberId: UserId.parse(actor), role, joinedAt: now },
  };
  return accept(joined);
};

/** Removes a member: somebody else, or oneself. Managers remove staff; the owner stays. */
export const removeMember: Decider<
  OnMember,
  Store,
  StoreMemberRemoved,
  MemberRefusal | MemberNotFound
> = ({ memberId }, state, { actor }) => {
  const own = state.status === 'none' ? null : roleOf(state, actor);
  if (state.status === 'none' || own === null) return refuse({ code: 'STORE_NOT_FOUND' });
  const isLeaving = memberId === actor;
  if (!isLeaving) {
    const checked = forMember('remove-member', state, actor);
    if (!checked.ok) return refuse(checked.refused);
  }
  const member = state.members.find(({ id }) => id === memberId);
  if (!member || member.role === 'owner') return refuse({ code: 'MEMBER_NOT_FOUND' });
  if (!isLeaving && own === 'manager' && member.role === 'manager') {
    return refuse({ code: 'STORE_ROLE_TOO_LOW', role: own, needed: ['owner'] });
  }
  const removed: StoreMemberRemoved = {
    type: 'osta.store.store-member-removed',
    data: { ownerId: state.ownerId, memberId, cause: isLeaving ? 'left' : 'removed' },
  };
  return accept(removed);
};

/** Removes a member whose account is erased. Only the system may. */
export const dropMember: Decider<OnMember, Store, StoreMemberRemoved, StoreNotFound> = (
  { memberId },
  state,
  { actor },
) => {
  if (state.status === 'none' || actor !== 'system') return refuse({ code: 'STORE_NOT_FOUND' });
  const member = state.members.find(({ id }) => id === memberId);
  if (!member || member.role === 'owner') return unchanged;
  const removed: StoreMemberRemoved = {
    type: 'osta.store.store-member-removed',
    data: { ownerId: state.ownerId, memberId, cause: 'account-erased' },
  };
  return accept(removed);
};
