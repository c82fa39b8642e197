import type {
  StoreHasBookings,
  StoreIncomplete,
  StoreNotFound,
} from '@osta/contracts/store/refusals';
import type { StoreClosed } from '@osta/contracts/store/store-closed';
import type { StorePaused } from '@osta/contracts/store/store-paused';
import type { StorePublished } from '@osta/contracts/store/store-published';
import type { StoreReopened } from '@osta/contracts/store/store-reopened';
import type { StoreRevisionWithdrawn } from '@osta/contracts/store/store-revision-withdrawn';
import type { StoreSubmitted } from '@osta/contracts/store/store-submitted';
import type { SubscriptionCancelled } from '@osta/contracts/store/subscription-cancelled';
import {
  accept,
  refuse,
  unchanged,
  type Context,
  type Decider,
  type Decision,
} from '@osta/platform/decider';

import { missingSections } from './missing-sections.ts';
import { forMember, toldOf, type MemberRefusal, type OnStore } from './on-store.ts';
import type { OpenedStore, Store } from './store.ts';

/** Sends a store in for its review, when every required section is there and every asked change is made. */
export const submitStore: Decider<
  OnStore,
  Store,
  StoreSubmitted,
  MemberRefusal | StoreIncomplete
> = (_command, state, { actor, now }) => {
  const checked = forMember('submit', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const { round } = checked.store;
  const missing = missingSections(checked.store);
  if (missing.length > 0) return refuse({ code: 'STORE_INCOMPLETE', missing });
  const submitted: StoreSubmitted = {
    type: 'osta.store.store-submitted',
    data: { ...toldOf(checked.store), round: round + 1, submittedAt: now },
  };
  return accept(submitted);
};

/** Takes a rejected store up again, as a draft. */
export const reopenStore: Decider<OnStore, Store, StoreReopened, MemberRefusal> = (
  _command,
  state,
  { actor },
) => {
  const checked = forMember('reopen', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const reopened: StoreReopened = {
    type: 'osta.store.store-reopened',
    data: toldOf(checked.store),
  };
  return accept(reopened);
};

/** Takes the page away for a while. The subscription runs on. */
export const pauseStore: Decider<OnStore, Store, StorePaused, MemberRefusal> = (
  _command,
  state,
  { actor },
) => {
  const checked = forMember('pause', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const paused: StorePaused = {
    type: 'osta.store.store-paused',
    data: toldOf(checked.store),
  };
  return accept(paused);
};

/** Brings a paused page back. */
export const resumeStore: Decider<OnStore, Store, StorePublished, MemberRefusal> = (
  _command,
  state,
  { actor },
) => {
  const checked = forMember('resume', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const published: StorePublished = {
    type: 'osta.store.store-published',
    data: toldOf(checked.store),
  };
  return accept(published);
};

/** Takes changes back that wait for an admin: the members edit the public page again. */
export const withdrawRevision: Decider<OnStore, Store, StoreRevisionWithdrawn, MemberRefusal> = (
  _command,
  state,
  { actor },
) => {
  const checked = forMember('withdraw-revision', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const withdrawn: StoreRevisionWithdrawn = {
    type: 'osta.store.store-revision-withdrawn',
    data: toldOf(checked.store),
  };
  return accept(withdrawn);
};

export interface ClosingFacts {
  /** How many bookings at the store are neither done nor ended. */
  readonly openBookings: number;
}

/** Ends a store for good, and its subscription with it, when no booking lies ahead. */
export function closeStore(
  _command: OnStore,
  state: Store,
  { actor }: Pick<Context, 'actor'>,
  { openBookings }: ClosingFacts,
): Decision<StoreClosed | SubscriptionCancelled, MemberRefusal | StoreHasBookings> {
  const checked = forMember('close', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  if (openBookings > 0) return refuse({ code: 'STORE_HAS_BOOKINGS', count: openBookings });
  return accept(...closing(checked.store, 'by-owner'));
}

/** Ends the store of an erased account. Only the system may. */
export const abandonStore: Decider<
  OnStore,
  Store,
  StoreClosed | SubscriptionCancelled,
  StoreNotFound
> = (_command, state, { actor }) => {
  if (state.status === 'none' || actor !== 'system') return refuse({ code: 'STORE_NOT_FOUND' });
  if (state.status === 'closed') return unchanged;
  return accept(...closing(state, 'account-erased'));
};

function closing(
  store: OpenedStore,
  cause: StoreClosed['data']['cause'],
): [StoreClosed, ...SubscriptionCancelled[]] {
  const { ownerId, subscription } = store;
  const closed: StoreClosed = {
    type: 'osta.store.store-closed',
    data: { ...toldOf(store), cause },
  };
  if (subscription.status === 'none' || subscription.status === 'canceled') return [closed];
  return [
    closed,
    {
      type: 'osta.store.subscription-cancelled',
      data: { ownerId, cause: 'store-closed' },
    },
  ];
}
