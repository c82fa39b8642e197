import { addedPastDay } from '@osta/contracts/offering/added-past-day';
import type { ExceptionInThePast } from '@osta/contracts/offering/refusals';
import type { StoreEvent } from '@osta/contracts/store/events';
import type {
  ContactSection,
  FeaturesSection,
  OpeningHoursSection,
  PaymentMethodsSection,
  SocialSection,
} from '@osta/contracts/store/sections';
import type { StoreSection } from '@osta/contracts/store/status';
import type { StoreContactSaved } from '@osta/contracts/store/store-contact-saved';
import type { StoreFeaturesSaved } from '@osta/contracts/store/store-features-saved';
import type { StoreOpeningHoursSaved } from '@osta/contracts/store/store-opening-hours-saved';
import type { StorePaymentMethodsSaved } from '@osta/contracts/store/store-payment-methods-saved';
import type { StoreRevisionSubmitted } from '@osta/contracts/store/store-revision-submitted';
import type { StoreSocialSaved } from '@osta/contracts/store/store-social-saved';
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
): Decision<Saved | StoreRevisionSubmitted, MemberRefusal> {
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
): readonly StoreRevisionSubmitted[] {
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
): StoreRevisionSubmitted {
  return {
    type: 'osta.store.store-revision-submitted',
    data: { ...toldOf(store), sections: [...sections], submittedAt },
  };
}

export const saveContact: Decider<
  OnStore & ContactSection,
  Store,
  StoreContactSaved | StoreRevisionSubmitted,
  MemberRefusal
> = ({ phone, whatsapp, email, website }, state, context) =>
  save<StoreContactSaved>(state, context, ({ ownerId }) => ({
    type: 'osta.store.store-contact-saved',
    data: {
      ownerId,
      contact: { phone, whatsapp: whatsapp ?? '', email: email ?? '', website: website ?? '' },
    },
  }));

/** Saves when the store is open. A single day that is over may stay, but not be added. */
export const saveOpeningHours: Decider<
  OnStore & OpeningHoursSection,
  Store,
  StoreOpeningHoursSaved | StoreRevisionSubmitted,
  MemberRefusal | ExceptionInThePast
> = ({ storeId: _storeId, ...hours }, state, context) => {
  const former = state.status === 'none' ? null : state.content.openingHours;
  const decided = save<StoreOpeningHoursSaved>(state, context, ({ ownerId }) => ({
    type: 'osta.store.store-opening-hours-saved',
    data: { ownerId, hours },
  }));
  const past = addedPastDay(hours, former, context.now);
  // Who may not save at all reads that first
  if (decided.ok && past !== null) return refuse({ code: 'EXCEPTION_IN_THE_PAST', day: past });
  return decided;
};

export const saveFeatures: Decider<
  OnStore & FeaturesSection,
  Store,
  StoreFeaturesSaved | StoreRevisionSubmitted,
  MemberRefusal
> = ({ features }, state, context) =>
  save<StoreFeaturesSaved>(state, context, ({ ownerId }) => ({
    type: 'osta.store.store-features-saved',
    data: { ownerId, features },
  }));

export const saveSocial: Decider<
  OnStore & SocialSection,
  Store,
  StoreSocialSaved | StoreRevisionSubmitted,
  MemberRefusal
> = (command, state, context) =>
  save<StoreSocialSaved>(state, context, ({ ownerId }) => ({
    type: 'osta.store.store-social-saved',
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
  StorePaymentMethodsSaved | StoreRevisionSubmitted,
  MemberRefusal
> = ({ methods }, state, context) =>
  save<StorePaymentMethodsSaved>(state, context, ({ ownerId }) => ({
    type: 'osta.store.store-payment-methods-saved',
    data: { ownerId, methods },
  }));
