import { UserId } from '@osta/contracts/ids';
import type { NameStaffRequest, OrderStaffRequest } from '@osta/contracts/store/api';
import type { MemberNotFound, StaffNotFound, StoreNotFound } from '@osta/contracts/store/refusals';
import type { StoreStaffAgreed } from '@osta/contracts/store/store-staff-agreed';
import type { StoreStaffNamed } from '@osta/contracts/store/store-staff-named';
import type { StoreStaffOrdered } from '@osta/contracts/store/store-staff-ordered';
import type { StoreStaffRemoved } from '@osta/contracts/store/store-staff-removed';
import { accept, refuse, unchanged, type Decider } from '@osta/platform/decider';

import type { OnMember } from './members.ts';
import { forMember, roleOf, type MemberRefusal, type OnStore } from './on-store.ts';
import type { Store } from './store.ts';

/** Asks a member to be shown as staff. Of somebody who is staff already it changes the title alone. */
export const nameStaff: Decider<
  OnMember & NameStaffRequest,
  Store,
  StoreStaffNamed,
  MemberRefusal | MemberNotFound
> = ({ memberId, title }, state, { actor }) => {
  const checked = forMember('name-staff', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const { ownerId, staff } = checked.store;
  if (roleOf(checked.store, memberId) === null) return refuse({ code: 'MEMBER_NOT_FOUND' });
  const named: StoreStaffNamed = {
    type: 'osta.store.store-staff-named',
    data: { ownerId, memberId, title, isNew: !staff.some(({ id }) => id === memberId) },
  };
  return accept(named);
};

/** A member who was asked agrees to be shown as staff. A second time changes nothing. */
export const agreeToBeStaff: Decider<
  OnStore,
  Store,
  StoreStaffAgreed,
  StoreNotFound | StaffNotFound
> = (_command, state, { actor, now }) => {
  if (state.status === 'none' || roleOf(state, actor) === null) {
    return refuse({ code: 'STORE_NOT_FOUND' });
  }
  const asked = state.staff.find(({ id }) => id === actor);
  if (!asked || state.status === 'closed') return refuse({ code: 'STAFF_NOT_FOUND' });
  if (asked.agreedAt !== null) return unchanged;
  const agreed: StoreStaffAgreed = {
    type: 'osta.store.store-staff-agreed',
    data: { ownerId: state.ownerId, memberId: UserId.parse(actor), agreedAt: now },
  };
  return accept(agreed);
};

/** Takes somebody off the page: the store may, and they themselves at any time. They stay a member. */
export const removeStaff: Decider<
  OnMember,
  Store,
  StoreStaffRemoved,
  MemberRefusal | StaffNotFound
> = ({ memberId }, state, { actor }) => {
  if (state.status === 'none' || roleOf(state, actor) === null) {
    return refuse({ code: 'STORE_NOT_FOUND' });
  }
  const isOwn = memberId === actor;
  if (!isOwn) {
    const checked = forMember('name-staff', state, actor);
    if (!checked.ok) return refuse(checked.refused);
  }
  if (!state.staff.some(({ id }) => id === memberId)) return refuse({ code: 'STAFF_NOT_FOUND' });
  const removed: StoreStaffRemoved = {
    type: 'osta.store.store-staff-removed',
    data: { ownerId: state.ownerId, memberId, cause: isOwn ? 'by-member' : 'by-store' },
  };
  return accept(removed);
};

/** Sets the order in which the page shows the staff; those who are not named come after it. */
export const orderStaff: Decider<
  OnStore & OrderStaffRequest,
  Store,
  StoreStaffOrdered,
  MemberRefusal | StaffNotFound
> = ({ memberIds }, state, { actor }) => {
  const checked = forMember('name-staff', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const { ownerId, staff } = checked.store;
  const known: ReadonlySet<string> = new Set(staff.map(({ id }) => id));
  if (!memberIds.every((id) => known.has(id))) return refuse({ code: 'STAFF_NOT_FOUND' });
  const ordered: StoreStaffOrdered = {
    type: 'osta.store.store-staff-ordered',
    data: { ownerId, memberIds },
  };
  return accept(ordered);
};
