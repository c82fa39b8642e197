import type { Actor } from '@osta/contracts/actor';
import type { StoreId, UserId } from '@osta/contracts/ids';
import type {
  OwnStore,
  StoreIllegalTransition,
  StoreNotFound,
  StoreRoleTooLow,
} from '@osta/contracts/store/refusals';
import type { StoreRole, StoreVerb } from '@osta/contracts/store/status';

import { rolesFor, verbsOf } from './allowed.ts';
import type { OpenedStore, Store } from './store.ts';

/** Names the store that a command is about. */
export interface OnStore {
  readonly storeId: StoreId;
}

/** Why a member may not do something. */
export type MemberRefusal = StoreNotFound | StoreRoleTooLow | StoreIllegalTransition;

/** Why an admin may not do something. */
export type AdminRefusal = StoreNotFound | OwnStore | StoreIllegalTransition;

type Checked<Refused> =
  | { readonly ok: true; readonly store: OpenedStore; readonly role: StoreRole | null }
  | { readonly ok: false; readonly refused: Refused };

/** Returns what somebody is in a store; `null`: nothing. */
export function roleOf({ members }: OpenedStore, actor: Actor): StoreRole | null {
  return members.find(({ id }) => id === actor)?.role ?? null;
}

/** Returns the people whom an event is told that concerns all who edit the page. */
export function toldOf({ ownerId, members }: OpenedStore): {
  readonly ownerId: UserId;
  readonly managerIds: UserId[];
} {
  const managers = members.filter(({ role }) => role === 'manager');
  return { ownerId, managerIds: managers.map(({ id }) => id) };
}

/** Returns the store if this member may do this to it now. For everybody else there is no such store. */
export function forMember(verb: StoreVerb, store: Store, actor: Actor): Checked<MemberRefusal> {
  const role = store.status === 'none' ? null : roleOf(store, actor);
  if (store.status === 'none' || role === null) {
    return { ok: false, refused: { code: 'STORE_NOT_FOUND' } };
  }
  const needed = rolesFor(verb);
  if (!needed.includes(role)) {
    return { ok: false, refused: { code: 'STORE_ROLE_TOO_LOW', role, needed } };
  }
  const refused = transitionRefusal(verb, store);
  return refused ? { ok: false, refused } : { ok: true, store, role };
}

/** Returns the store if an admin may do this to it now. A store that was never sent in is not theirs to see. */
export function forAdmin(verb: StoreVerb, store: Store, actor: Actor): Checked<AdminRefusal> {
  if (store.status === 'none' || store.round === 0) {
    return { ok: false, refused: { code: 'STORE_NOT_FOUND' } };
  }
  const role = roleOf(store, actor);
  if (role !== null) return { ok: false, refused: { code: 'OWN_STORE' } };
  const refused = transitionRefusal(verb, store);
  return refused ? { ok: false, refused } : { ok: true, store, role };
}

function transitionRefusal(
  verb: StoreVerb,
  store: OpenedStore,
): StoreIllegalTransition | undefined {
  const allowed = verbsOf(store);
  if (allowed.includes(verb)) return undefined;
  return { code: 'STORE_ILLEGAL_TRANSITION', state: store.status, allowed };
}
