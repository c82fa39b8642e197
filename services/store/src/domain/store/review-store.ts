import { later } from '@osta/contracts/instant';
import type {
  RejectStoreRequest,
  RequestStoreChangesRequest,
  SuspendStoreRequest,
} from '@osta/contracts/store/api';
import type { StoreChangesEmpty } from '@osta/contracts/store/refusals';
import type { StoreApproved } from '@osta/contracts/store/store-approved';
import type { StoreChangesRequested } from '@osta/contracts/store/store-changes-requested';
import type { StorePaused } from '@osta/contracts/store/store-paused';
import type { StoreReinstated } from '@osta/contracts/store/store-reinstated';
import type { StoreRejected } from '@osta/contracts/store/store-rejected';
import type { StoreRevisionApproved } from '@osta/contracts/store/store-revision-approved';
import type { StoreRevisionRejected } from '@osta/contracts/store/store-revision-rejected';
import type { StoreSuspended } from '@osta/contracts/store/store-suspended';
import { trialDays } from '@osta/contracts/store/subscription-times';
import type { SubscriptionTrialStarted } from '@osta/contracts/store/subscription-trial-started';
import { accept, refuse, type Context, type Decider } from '@osta/platform/decider';

import { forAdmin, toldOf, type AdminRefusal, type OnStore } from './on-store.ts';
import { noChanges, type OpenedStore, type Store } from './store.ts';

const day = 86_400_000;

/** Returns the event that begins the trial, where a plan is chosen and the store never had one. */
export function trialOf(
  { ownerId, subscription: { plan, hasHadTrial } }: OpenedStore,
  now: Context['now'],
): SubscriptionTrialStarted[] {
  if (plan === null || hasHadTrial) return [];
  return [
    {
      type: 'osta.store.subscription-trial-started',
      data: { ownerId, plan, endsAt: later(now, trialDays * day) },
    },
  ];
}

/**
 * Approves a store, or the revision of a published one. The first approval begins the trial of a chosen plan, also
 * where it was paid before: a review costs nobody days.
 */
export const approveStore: Decider<
  OnStore,
  Store,
  StoreApproved | StoreRevisionApproved | SubscriptionTrialStarted,
  AdminRefusal
> = (_command, state, { actor, now }) => {
  const checked = forAdmin('approve', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const {
    revision,
    subscription: { status },
  } = checked.store;
  if (revision) {
    const revised: StoreRevisionApproved = {
      type: 'osta.store.store-revision-approved',
      data: toldOf(checked.store),
    };
    return accept(revised);
  }
  const approved: StoreApproved = {
    type: 'osta.store.store-approved',
    data: { ...toldOf(checked.store), approvedAt: now },
  };
  const isChosen = status !== 'none' && status !== 'canceled';
  return accept(approved, ...(isChosen ? trialOf(checked.store, now) : []));
};

/** Asks for changes of a store, or of the revision of a published one, field by field. */
export const requestStoreChanges: Decider<
  OnStore & RequestStoreChangesRequest,
  Store,
  StoreChangesRequested,
  AdminRefusal | StoreChangesEmpty
> = ({ notes: asked }, state, { actor }) => {
  const checked = forAdmin('request-changes', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const notes = { ...noChanges, ...asked };
  if (Object.values(notes).every((note) => note === '')) {
    return refuse({ code: 'STORE_CHANGES_EMPTY' });
  }
  const requested: StoreChangesRequested = {
    type: 'osta.store.store-changes-requested',
    data: { ...toldOf(checked.store), notes },
  };
  return accept(requested);
};

/** Rejects a store, or the revision of a published one: then the public page stays. */
export const rejectStore: Decider<
  OnStore & RejectStoreRequest,
  Store,
  StoreRejected | StoreRevisionRejected,
  AdminRefusal
> = ({ cause, note }, state, { actor }) => {
  const checked = forAdmin('reject', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const { revision } = checked.store;
  if (revision) {
    const kept: StoreRevisionRejected = {
      type: 'osta.store.store-revision-rejected',
      data: { ...toldOf(checked.store), note },
    };
    return accept(kept);
  }
  const rejected: StoreRejected = {
    type: 'osta.store.store-rejected',
    data: { ...toldOf(checked.store), cause, note },
  };
  return accept(rejected);
};

/** Takes the page away until an admin gives it back. */
export const suspendStore: Decider<
  OnStore & SuspendStoreRequest,
  Store,
  StoreSuspended,
  AdminRefusal
> = ({ cause, note }, state, { actor }) => {
  const checked = forAdmin('suspend', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const suspended: StoreSuspended = {
    type: 'osta.store.store-suspended',
    data: { ...toldOf(checked.store), cause, note },
  };
  return accept(suspended);
};

/** Takes a suspension back. What its members had paused stays so. */
export const reinstateStore: Decider<
  OnStore,
  Store,
  StoreReinstated | StorePaused,
  AdminRefusal
> = (_command, state, { actor }) => {
  const checked = forAdmin('reinstate', state, actor);
  if (!checked.ok) return refuse(checked.refused);
  const reinstated: StoreReinstated = {
    type: 'osta.store.store-reinstated',
    data: toldOf(checked.store),
  };
  if (!checked.store.wasPaused) return accept(reinstated);
  const paused: StorePaused = { type: 'osta.store.store-paused', data: toldOf(checked.store) };
  return accept(reinstated, paused);
};
