import type { StoreEvent } from '@osta/contracts/store/events';
import { sectionOfField, StoreField, type StoreSection } from '@osta/contracts/store/status';
import type { Fold } from '@osta/platform/decider';

import { contentOf, noChanges, type OpenedStore, type Store, type StoreContent } from './store.ts';
import {
  evolveSubscription,
  isOfSubscription,
  noSubscription,
  type SubscriptionEvent,
} from './subscription.ts';

type Drafted = Extract<StoreEvent, { readonly type: 'osta.store.store-drafted' }>;
type Later = Exclude<StoreEvent, Drafted | SubscriptionEvent>;

/** Folds the events of a store. An event that does not fit changes nothing here. */
export const store: Fold<Store, StoreEvent> = {
  version: 10,
  initial: { status: 'none' },

  evolve(state, event) {
    if (event.type === 'osta.store.store-drafted') return drafted(event);
    if (state.status === 'none') return state;
    if (isOfSubscription(event)) {
      return { ...state, subscription: evolveSubscription(state.subscription, event) };
    }
    return evolveLater(state, event);
  },
};

function drafted({ data: { ownerId, basic, draftedAt } }: Drafted): OpenedStore {
  return {
    status: 'draft',
    ownerId,
    content: contentOf(basic),
    live: null,
    changes: noChanges,
    revision: null,
    round: 0,
    waitsSince: null,
    submittedAt: null,
    publishedAt: null,
    submitted: null,
    before: null,
    decision: null,
    wasPaused: false,
    members: [{ id: ownerId, role: 'owner', joinedAt: draftedAt }],
    invitations: [],
    staff: [],
    blocks: [],
    subscription: noSubscription,
  };
}

function evolveLater(state: OpenedStore, event: Later): OpenedStore {
  switch (event.type) {
    case 'osta.store.store-basic-saved':
      return said(state, 'basic', { basic: event.data.basic }, event.data.isForReview);
    case 'osta.store.store-contact-saved':
      return said(state, 'contact', { contact: event.data.contact });
    case 'osta.store.store-location-saved':
      return said(state, 'location', { location: event.data.location }, event.data.isForReview);
    case 'osta.store.store-opening-hours-saved':
      return said(state, 'openingHours', { openingHours: event.data.hours });
    case 'osta.store.store-features-saved':
      return said(state, 'features', { features: event.data.features });
    case 'osta.store.store-social-saved':
      return said(state, 'social', { social: event.data.social });
    case 'osta.store.store-payment-methods-saved':
      return said(state, 'payment-methods', { paymentMethods: event.data.methods });
    case 'osta.store.store-media-saved':
      return said(state, 'media', { pictures: event.data.pictures });
    case 'osta.store.store-submitted': {
      const { round, submittedAt } = event.data;
      const { content, submitted } = state;
      const sent = { round, submittedAt, waitsSince: submittedAt, submitted: content };
      return { ...state, ...sent, before: submitted, status: 'pending_review' };
    }
    case 'osta.store.store-approved':
      return {
        ...state,
        status: 'published',
        live: state.content,
        changes: noChanges,
        waitsSince: null,
        decision: null,
        publishedAt: event.data.approvedAt,
      };
    case 'osta.store.store-changes-requested': {
      const { notes: changes } = event.data;
      const asked = { ...state, changes, waitsSince: null };
      return state.revision
        ? { ...asked, revision: { ...state.revision, status: 'changes_requested' } }
        : { ...asked, status: 'changes_requested' };
    }
    case 'osta.store.store-rejected': {
      const { cause, note } = event.data;
      return { ...state, status: 'rejected', waitsSince: null, decision: { cause, note } };
    }
    case 'osta.store.store-reopened':
      return { ...state, status: 'draft', decision: null };
    case 'osta.store.store-published':
      return { ...state, status: 'published' };
    case 'osta.store.store-paused':
      return { ...state, status: 'paused' };
    case 'osta.store.store-suspended': {
      const { cause, note } = event.data;
      const wasPaused = state.status === 'paused';
      return { ...state, status: 'suspended', decision: { cause, note }, wasPaused };
    }
    case 'osta.store.store-reinstated':
      return { ...state, status: 'published', decision: null, wasPaused: false };
    case 'osta.store.store-closed':
      return {
        ...state,
        status: 'closed',
        revision: null,
        waitsSince: null,
        invitations: [],
        subscription: { ...state.subscription, announced: [] },
      };
    case 'osta.store.store-revision-submitted': {
      const { sections, submittedAt: waitsSince } = event.data;
      return { ...state, waitsSince, revision: { status: 'pending_review', sections } };
    }
    case 'osta.store.store-revision-approved':
      return { ...withoutRevision(state), live: state.content };
    case 'osta.store.store-revision-rejected':
    case 'osta.store.store-revision-withdrawn':
      return { ...withoutRevision(state), content: state.live ?? state.content };
    case 'osta.store.store-member-invited': {
      const { invitationId: id, email, role, expiresAt } = event.data;
      return { ...state, invitations: [...state.invitations, { id, email, role, expiresAt }] };
    }
    case 'osta.store.store-invitation-ended':
      return withoutInvitation(state, event.data.invitationId);
    case 'osta.store.store-member-joined': {
      const { invitationId, memberId: id, role, joinedAt } = event.data;
      const members = [...state.members, { id, role, joinedAt }];
      return { ...withoutInvitation(state, invitationId), members };
    }
    case 'osta.store.store-member-removed': {
      const { memberId } = event.data;
      const members = state.members.filter(({ id }) => id !== memberId);
      return { ...state, members, staff: withoutStaff(state, memberId) };
    }
    case 'osta.store.store-staff-named': {
      const { memberId: id, title } = event.data;
      const isKnown = state.staff.some((each) => each.id === id);
      const staff = isKnown
        ? state.staff.map((each) => (each.id === id ? { ...each, title } : each))
        : [...state.staff, { id, title, agreedAt: null }];
      return { ...state, staff };
    }
    case 'osta.store.store-staff-agreed': {
      const { memberId, agreedAt } = event.data;
      const staff = state.staff.map((each) =>
        each.id === memberId ? { ...each, agreedAt } : each,
      );
      return { ...state, staff };
    }
    case 'osta.store.store-staff-removed':
      return { ...state, staff: withoutStaff(state, event.data.memberId) };
    case 'osta.store.store-staff-ordered': {
      const { memberIds } = event.data;
      const first = memberIds.flatMap((id) => state.staff.filter((each) => each.id === id));
      const rest = state.staff.filter(({ id }) => !memberIds.includes(id));
      return { ...state, staff: [...first, ...rest] };
    }
    case 'osta.store.store-time-blocked': {
      const { blockId: id, startsAt, endsAt, reason, blockedAt } = event.data;
      const ahead = state.blocks.filter((block) => block.endsAt > blockedAt);
      const blocks = [...ahead, { id, startsAt, endsAt, reason }];
      return {
        ...state,
        blocks: blocks.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1)),
      };
    }
    case 'osta.store.store-block-lifted': {
      const { blockId } = event.data;
      return { ...state, blocks: state.blocks.filter(({ id }) => id !== blockId) };
    }
  }
}

/** Takes over what a section says now; what was asked about its fields is answered. */
function said(
  state: OpenedStore,
  section: StoreSection,
  change: Partial<StoreContent>,
  isForReview = false,
): OpenedStore {
  const changes = { ...state.changes };
  for (const field of StoreField.options) {
    if (sectionOfField[field] === section) changes[field] = '';
  }
  const live = state.live && !isForReview ? { ...state.live, ...change } : state.live;
  return { ...state, content: { ...state.content, ...change }, live, changes };
}

function withoutRevision(state: OpenedStore): OpenedStore {
  return { ...state, revision: null, waitsSince: null, changes: noChanges };
}

function withoutStaff({ staff }: OpenedStore, memberId: string): OpenedStore['staff'] {
  return staff.filter(({ id }) => id !== memberId);
}

function withoutInvitation(state: OpenedStore, invitationId: string): OpenedStore {
  return { ...state, invitations: state.invitations.filter(({ id }) => id !== invitationId) };
}
