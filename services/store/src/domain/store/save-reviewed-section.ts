import type { TradeHidden, TradeUnknown } from '@osta/contracts/catalogue/refusals';
import type { BasicSection, LocationSection } from '@osta/contracts/store/sections';
import { StoreSection } from '@osta/contracts/store/status';
import type { StoreBasicSaved } from '@osta/contracts/store/store-basic-saved';
import type { StoreLocationSaved } from '@osta/contracts/store/store-location-saved';
import type { StoreRevisionSubmitted } from '@osta/contracts/store/store-revision-submitted';
import type { StoreRevisionWithdrawn } from '@osta/contracts/store/store-revision-withdrawn';
import type { CatalogueFacts } from '@osta/platform/catalogue/catalogue-facts';
import { tradeRefusal } from '@osta/platform/catalogue/trade-refusal';
import { refuse, type Context, type Decision } from '@osta/platform/decider';

import { forMember, toldOf, type MemberRefusal, type OnStore } from './on-store.ts';
import { revisionAfter, revisionOf } from './save-section.ts';
import type { OpenedStore, Store } from './store.ts';

/** What customers see of the reviewed sections, with its words opened; `null`: the store is not published. */
export interface PublicPart {
  readonly basic: BasicSection;
  readonly location: LocationSection | null;
}

type Saved = StoreBasicSaved | StoreLocationSaved;
type Happened<Each extends Saved> = Each | StoreRevisionSubmitted | StoreRevisionWithdrawn;

/** The facts for saving what a store is. */
export interface BasicFacts extends CatalogueFacts {
  readonly live: PublicPart | null;
}

/**
 * Saves what the store is. A published store keeps its name and its legal details until an admin has checked the new
 * ones. A trade that is new has to be in the catalogue.
 */
export function saveBasic(
  { storeId: _storeId, ...basic }: OnStore & BasicSection,
  state: Store,
  context: Context,
  { live, catalogue }: BasicFacts,
): Decision<Happened<StoreBasicSaved>, MemberRefusal | TradeHidden | TradeUnknown> {
  const isForReview = live !== null && isAnotherBusiness(live.basic, basic);
  const decided = save<StoreBasicSaved>('basic', state, context, ({ ownerId }) => ({
    type: 'osta.store.store-basic-saved',
    data: { ownerId, basic, isForReview },
  }));
  const kept = state.status === 'none' ? [] : state.content.basic.categoryIds;
  const refusal = tradeRefusal(basic.categoryIds, kept, { catalogue });
  // Who may not save at all reads that first
  return decided.ok && refusal ? refuse(refusal) : decided;
}

/** Saves where the store is. A published store stays where it was until an admin has checked the new place. */
export function saveLocation(
  { storeId: _storeId, ...location }: OnStore & LocationSection,
  state: Store,
  context: Context,
  live: PublicPart | null,
): Decision<Happened<StoreLocationSaved>, MemberRefusal> {
  const isForReview = live !== null && !isSamePlace(live.location, location);
  return save<StoreLocationSaved>('location', state, context, ({ ownerId }) => ({
    type: 'osta.store.store-location-saved',
    data: { ownerId, location, isForReview },
  }));
}

function save<Each extends Saved>(
  section: StoreSection,
  state: Store,
  context: Context,
  savedIn: (store: OpenedStore) => Each,
): Decision<Happened<Each>, MemberRefusal> {
  const checked = forMember('save', state, context.actor);
  if (!checked.ok) return refuse(checked.refused);
  const { store } = checked;
  const saved = savedIn(store);
  return { ok: true, events: [saved, ...revised(section, store, saved, context)] };
}

/** Returns what becomes of the revision of a store when a reviewed section is saved. */
function revised(
  section: StoreSection,
  store: OpenedStore,
  saved: Saved,
  context: Context,
): readonly (StoreRevisionSubmitted | StoreRevisionWithdrawn)[] {
  const before = store.revision?.sections ?? [];
  const others = before.filter((each) => each !== section);
  if (saved.data.isForReview) {
    const sections = StoreSection.options.filter(
      (each) => each === section || others.includes(each),
    );
    return [revisionOf(store, sections, context.now)];
  }
  if (others.length === before.length) return revisionAfter(store, saved, context);
  // The section is again as customers see it
  if (others.length > 0) return [revisionOf(store, others, context.now)];
  return [{ type: 'osta.store.store-revision-withdrawn', data: toldOf(store) }];
}

function isAnotherBusiness(live: BasicSection, now: BasicSection): boolean {
  return (
    live.name.ar !== now.name.ar ||
    live.name.en !== now.name.en ||
    live.legalName !== now.legalName ||
    live.registrationNumber !== now.registrationNumber
  );
}

function isSamePlace(live: LocationSection | null, now: LocationSection): boolean {
  return (
    live !== null &&
    live.placeId === now.placeId &&
    live.point.latitude === now.point.latitude &&
    live.point.longitude === now.point.longitude &&
    live.address.ar === now.address.ar &&
    live.address.en === now.address.en
  );
}
