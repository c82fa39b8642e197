import type {
  StoreNotFound,
  StoreRoleTooLow,
  SubscriptionIllegalTransition,
} from '@osta/contracts/store/refusals';
import type { SubscriptionVerb } from '@osta/contracts/store/status';
import type { Context } from '@osta/platform/decider';

import { subscriptionVerbsOf } from './allowed.ts';
import { roleOf } from './on-store.ts';
import type { OpenedStore, Store } from './store.ts';

/** Returns why the subscription of a store does not allow `verb`; `undefined` if it does. */
export function subscriptionRefusal(
  verb: SubscriptionVerb,
  store: OpenedStore,
): SubscriptionIllegalTransition | undefined {
  const allowed = subscriptionVerbsOf(store);
  if (allowed.includes(verb)) return undefined;
  return { code: 'SUBSCRIPTION_ILLEGAL_TRANSITION', state: store.subscription.status, allowed };
}

/** Why an owner may not do something to the subscription. */
export type OwnerRefusal = StoreNotFound | StoreRoleTooLow | SubscriptionIllegalTransition;

type Owned<Refused> =
  | { readonly ok: true; readonly store: OpenedStore }
  | { readonly ok: false; readonly refused: Refused };

/** Returns the store if this person, its owner, may do this to its subscription now. */
export function forOwner(
  verb: Exclude<SubscriptionVerb, 'record-payment'>,
  store: Store,
  { actor }: Pick<Context, 'actor'>,
): Owned<OwnerRefusal> {
  const owned = ownedBy(store, actor);
  if (!owned.ok) return owned;
  const refused = subscriptionRefusal(verb, owned.store);
  return refused ? { ok: false, refused } : owned;
}

/** Returns the store if this person owns it, whatever its subscription allows. */
export function ownedBy(
  store: Store,
  actor: Context['actor'],
): Owned<StoreNotFound | StoreRoleTooLow> {
  const role = store.status === 'none' ? null : roleOf(store, actor);
  if (store.status === 'none' || role === null) {
    return { ok: false, refused: { code: 'STORE_NOT_FOUND' } };
  }
  if (role !== 'owner') {
    return { ok: false, refused: { code: 'STORE_ROLE_TOO_LOW', role, needed: ['owner'] } };
  }
  return { ok: true, store };
}
