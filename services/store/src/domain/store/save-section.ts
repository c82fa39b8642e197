import type { StoreEvent } from '@osta/contracts/store/events';
import type {
  ContactSection,
  FeaturesSection,
  OpeningHoursSection,
  PaymentMethodsSection,
  SocialSection,
} from '@osta/contracts/store/sections';
import type { StoreSection } from '@osta/contracts/store/status';
import type { StoreContactSavedV1 } from '@osta/contracts/store/store-contact-saved.v1';
import type { StoreFeaturesSavedV1 } from '@osta/contracts/store/store-features-saved.v1';
import type { StoreOpeningHoursSavedV1 } from '@osta/contracts/store/store-opening-hours-saved.v1';
import type { StorePaymentMethodsSavedV1 } from '@osta/contracts/store/store-payment-methods-saved.v1';
import type { StoreRevisionSubmittedV1 } from '@osta/contracts/store/store-revision-submitted.v1';
import type { StoreSocialSavedV1 } from '@osta/contracts/store/store-social-saved.v1';
import { refuse, type Context, type Decider, type Decision } from '@osta/platform/decider';

import { store as fold } from './fold.ts';
import { missingSections } from './missing-sections.ts';
import { forMember, toldOf, type MemberRefusal, type OnStore } from './on-store.ts';
import type { OpenedStore, Store } from './store.ts';

/**
 * Saves a section, complete or not with the others. On a public page it shows at once. The answer to what an
 * admin asked about a revision sends the revision in again.
 */
function save<Saved extends StoreEvent>(
  state: Store,
  context: Context,
  savedIn: (store: OpenedStore) => Saved,
): Decision<Saved | StoreRevisionSubmittedV1, MemberRefusal> {
  const checked = forMember('save', state, context.actor);
  if (!checked.ok) return refuse(checked.refused);
  const saved = savedIn(checked.store);
  return { ok: true, events: [saved, ...revisionAfter(checked.store, saved, context)] };
}

/** Returns the submission of a revision of which nothing more is asked after this event. */
export function revisionAfter(
  store: OpenedStore,
  saved: StoreEvent,
  { now }: Pick<Context, 'now'>,
): readonly StoreRevisionSubmittedV1[] {
  if (store.revision?.status !== 'changes_requested') return [];
  const after = fold.evolve(store, saved);
  if (after.status === 'none' || missingSections(after).length > 0) return [];
  return [revisionOf(store, store.revision.sections, now)];
}

/** Returns the event that sends these sections of a published store in. */
export function revisionOf(
  store: OpenedStore,
  sections: readonly StoreSection[],
  submittedAt: Context['now'],
): StoreRevisionSubmittedV1 {
  return {
    type: 'osta.store.store-revision-submitted.v1',
    data: { ...toldOf(store), sections: [...sections], submittedAt },
  };
}

export const saveContact: Decider<
  OnStore & ContactSection,
  Store,
  StoreContactSavedV1 | StoreRevisionSubmittedV1,
  MemberRefusal
> = ({ phone, whatsapp, email, website }, state, context) =>
  save<StoreContactSavedV1>(state, context, ({ ownerId }) => ({
    type: 'osta.store.store-contact-saved.v1',
    data: {
      ownerId,
      contact: { phone, whatsapp: whatsapp ?? '', email: email ?? '', website: website ?? '' },
    },
  }));

export const saveOpeningHours: Decider<
  OnStore & OpeningHoursSection,
  Store,
  StoreOpeningHoursSavedV1 | StoreRevisionSubmittedV1,
  MemberRefusal
> = ({ storeId: _storeId, ...hours }, state, context) =>
  save<StoreOpeningHoursSavedV1>(state, context, ({ ownerId }) => ({
    type: 'osta.store.store-opening-hours-saved.v1',
    data: { ownerId, hours },
  }));

export const saveFeatures: Decider<
  OnStore & FeaturesSection,
  Store,
  StoreFeaturesSavedV1 | StoreRevisionSubmittedV1,
  MemberRefusal
> = ({ features }, state, context) =>
  save<StoreFeaturesSavedV1>(state, context, ({ ownerId }) => ({
    type: 'osta.store.store-features-saved.v1',
    data: { ownerId, features },
  }));

export const saveSocial: Decider<
  OnStore & SocialSection,
  Store,
  StoreSocialSavedV1 | StoreRevisionSubmittedV1,
  MemberRefusal
> = (command, state, context) =>
  save<StoreSocialSavedV1>(state, context, ({ ownerId }) => ({
    type: 'osta.store.store-social-saved.v1',
    data: {
      ownerId,
      social: {
        facebook: command.facebook ?? '',
        instagram: command.instagram ?? '',
        tiktok: command.tiktok ?? '',
        youtube: command.youtube ?? '',
        telegram: command.telegram ?? '',
        x: command.x ?? '',
      },
    },
  }));

export const savePaymentMethods: Decider<
  OnStore & PaymentMethodsSection,
  Store,
  StorePaymentMethodsSavedV1 | StoreRevisionSubmittedV1,
  MemberRefusal
> = ({ methods }, state, context) =>
  save<StorePaymentMethodsSavedV1>(state, context, ({ ownerId }) => ({
    type: 'osta.store.store-payment-methods-saved.v1',
    data: { ownerId, methods },
  }));
