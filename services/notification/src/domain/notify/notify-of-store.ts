import type { EventEnvelope } from '@osta/contracts/envelope';
import type { UserId } from '@osta/contracts/ids';
import type { Instant } from '@osta/contracts/instant';
import type { NotificationReason } from '@osta/contracts/notification/api';
import type { StoreEvent } from '@osta/contracts/store/events';
import type { RemindedStatus } from '@osta/contracts/store/subscription-reminded';

import type { NewNotification, NotificationParameters } from './new-notification.ts';

type RecordedStoreEvent = EventEnvelope & StoreEvent;

/** What an event says, to whom, and where it leads. */
interface News {
  readonly reason: NotificationReason;
  readonly recipientIds: readonly UserId[];
  readonly actionPath: string;
  /** Absent: nothing ends. */
  readonly endsAt?: Instant;
  /** Absent: it is about no price. */
  readonly planPrice?: NonNullable<NotificationParameters['planPrice']>;
}

/** What a reminder is about, by what ends. */
const reminders: Readonly<Record<RemindedStatus, NotificationReason>> = {
  trialing: 'subscription_trial_ending',
  active: 'subscription_period_ending',
  cancel_at_period_end: 'subscription_cancellation_ending',
  past_due: 'subscription_grace_ending',
  unpaid: 'subscription_hidden_ending',
};

/**
 * Returns the notifications of an event of a store. The page concerns its owner and managers, also what one of
 * them does to it; the subscription, its owner; who comes and goes, the owner and that person; a refused proposal, the admin who made it.
 */
export function notifyOfStore(event: RecordedStoreEvent): readonly NewNotification[] {
  const news = newsOf(event);
  if (news === null) return [];
  const { reason, recipientIds, actionPath, endsAt = null, planPrice } = news;
  return recipientIds.map((recipientId) => ({
    recipientId,
    role: 'customer',
    type: 'system',
    reason,
    parameters: {
      actionPath,
      customerId: null,
      professionalId: null,
      serviceId: null,
      budget: null,
      price: null,
      proposedStart: null,
      store: { storeId: event.subject, endsAt },
      ...(planPrice && { planPrice }),
    },
  }));
}

/** Maps each event to its news. An event without a row does not compile. */
function newsOf(event: RecordedStoreEvent): News | null {
  const form = `/store/${event.subject}/edit`;
  const owner = [event.data.ownerId];
  const dashboard = `/store/dashboard?store=${event.subject}`;
  const team = `/store/dashboard?tab=team&store=${event.subject}`;
  const plans = `/store/subscribe?store=${event.subject}`;
  switch (event.type) {
    case 'osta.store.store-submitted':
      return { reason: 'store_submitted', recipientIds: editorsOf(event.data), actionPath: form };
    case 'osta.store.store-reopened':
      return { reason: 'store_reopened', recipientIds: editorsOf(event.data), actionPath: form };
    case 'osta.store.store-published':
      return {
        reason: 'store_resumed',
        recipientIds: editorsOf(event.data),
        actionPath: dashboard,
      };
    case 'osta.store.store-paused':
      return { reason: 'store_paused', recipientIds: editorsOf(event.data), actionPath: dashboard };
    case 'osta.store.store-closed':
      return { reason: 'store_closed', recipientIds: editorsOf(event.data), actionPath: dashboard };
    case 'osta.store.store-revision-submitted':
      return {
        reason: 'store_revision_submitted',
        recipientIds: editorsOf(event.data),
        actionPath: form,
      };
    case 'osta.store.store-revision-withdrawn':
      return {
        reason: 'store_revision_withdrawn',
        recipientIds: editorsOf(event.data),
        actionPath: form,
      };
    case 'osta.store.store-approved':
      return {
        reason: 'store_approved',
        recipientIds: editorsOf(event.data),
        actionPath: dashboard,
      };
    case 'osta.store.store-changes-requested':
      return {
        reason: 'store_changes_requested',
        recipientIds: editorsOf(event.data),
        actionPath: form,
      };
    case 'osta.store.store-rejected':
      return { reason: 'store_rejected', recipientIds: editorsOf(event.data), actionPath: form };
    case 'osta.store.store-suspended':
      return { reason: 'store_suspended', recipientIds: editorsOf(event.data), actionPath: form };
    case 'osta.store.store-reinstated':
      return {
        reason: 'store_reinstated',
        recipientIds: editorsOf(event.data),
        actionPath: dashboard,
      };
    case 'osta.store.store-revision-approved':
      return {
        reason: 'store_revision_approved',
        recipientIds: editorsOf(event.data),
        actionPath: form,
      };
    case 'osta.store.store-revision-rejected':
      return {
        reason: 'store_revision_rejected',
        recipientIds: editorsOf(event.data),
        actionPath: form,
      };
    case 'osta.store.store-member-joined':
      return { reason: 'store_member_joined', recipientIds: owner, actionPath: team };
    case 'osta.store.store-member-removed':
      return event.data.cause === 'removed'
        ? {
            reason: 'store_membership_ended',
            recipientIds: [event.data.memberId],
            actionPath: '/account',
          }
        : { reason: 'store_member_left', recipientIds: owner, actionPath: team };
    case 'osta.store.store-staff-named':
      return event.data.isNew
        ? { reason: 'store_staff_asked', recipientIds: [event.data.memberId], actionPath: team }
        : null;
    case 'osta.store.store-staff-agreed':
      return { reason: 'store_staff_agreed', recipientIds: owner, actionPath: team };
    case 'osta.store.store-staff-removed':
      return event.data.cause === 'by-store'
        ? { reason: 'store_staff_ended', recipientIds: [event.data.memberId], actionPath: team }
        : { reason: 'store_staff_left', recipientIds: owner, actionPath: team };
    case 'osta.store.subscription-trial-started': {
      const { endsAt } = event.data;
      return {
        reason: 'subscription_trial_started',
        recipientIds: owner,
        actionPath: plans,
        endsAt,
      };
    }
    case 'osta.store.subscription-payment-recorded': {
      const { periodTo: endsAt } = event.data;
      return { reason: 'subscription_paid', recipientIds: owner, actionPath: plans, endsAt };
    }
    case 'osta.store.subscription-payment-corrected':
      return {
        reason: 'subscription_payment_corrected',
        recipientIds: owner,
        actionPath: plans,
        ...until(event.data),
      };
    case 'osta.store.subscription-payment-refunded':
      return {
        reason: 'subscription_payment_refunded',
        recipientIds: owner,
        actionPath: plans,
        ...until(event.data),
      };
    case 'osta.store.subscription-announcement-declined':
      return {
        reason: 'subscription_announcement_declined',
        recipientIds: owner,
        actionPath: plans,
      };
    case 'osta.store.subscription-payment-change-refused':
      return {
        reason: 'subscription_proposal_refused',
        recipientIds: [event.data.proposedBy],
        actionPath: `/admin/stores/${event.subject}`,
      };
    case 'osta.store.subscription-reminded': {
      const { status, endsAt } = event.data;
      return { reason: reminders[status], recipientIds: owner, actionPath: plans, endsAt };
    }
    case 'osta.store.subscription-past-due': {
      const { graceEndsAt: endsAt } = event.data;
      return { reason: 'subscription_past_due', recipientIds: owner, actionPath: plans, endsAt };
    }
    case 'osta.store.subscription-lapsed': {
      const recipientIds = editorsOf(event.data);
      const { endsAt } = event.data;
      return { reason: 'subscription_lapsed', recipientIds, actionPath: plans, endsAt };
    }
    case 'osta.store.subscription-price-announced': {
      const { from, before, after } = event.data;
      return {
        reason: 'subscription_price_announced',
        recipientIds: editorsOf(event.data),
        actionPath: plans,
        planPrice: {
          from,
          monthly_before: before.monthlyPrice,
          monthly_after: after.monthlyPrice,
          yearly_before: before.yearlyPrice,
          yearly_after: after.yearlyPrice,
        },
      };
    }
    case 'osta.store.subscription-cancelled':
      return { reason: 'subscription_ended', recipientIds: owner, actionPath: plans };

    // The members' own steps, and those that another event tells
    case 'osta.store.store-drafted':
    case 'osta.store.store-basic-saved':
    case 'osta.store.store-contact-saved':
    case 'osta.store.store-location-saved':
    case 'osta.store.store-opening-hours-saved':
    case 'osta.store.store-features-saved':
    case 'osta.store.store-social-saved':
    case 'osta.store.store-payment-methods-saved':
    case 'osta.store.store-media-saved':
    case 'osta.store.store-member-invited':
    case 'osta.store.store-invitation-ended':
    case 'osta.store.store-staff-ordered':
    case 'osta.store.subscription-chosen':
    case 'osta.store.subscription-cancellation-chosen':
    case 'osta.store.subscription-payment-announced':
    case 'osta.store.subscription-announcement-withdrawn':
    case 'osta.store.subscription-payment-change-proposed':
    case 'osta.store.subscription-payment-change-withdrawn':
    case 'osta.store.subscription-checkout-started':
    case 'osta.store.subscription-checkout-asked':
    case 'osta.store.subscription-checkout-failed':
    case 'osta.store.subscription-refund-answered':
    case 'osta.store.store-time-blocked':
    case 'osta.store.store-block-lifted':
      return null;
  }
}

function until({ endsAt }: { readonly endsAt: Instant | null }): Pick<News, 'endsAt'> {
  return endsAt === null ? {} : { endsAt };
}

/** Steps of members name the managers since those are told of them. */
function editorsOf(data: {
  readonly ownerId: UserId;
  readonly managerIds?: readonly UserId[] | undefined;
}): readonly UserId[] {
  return [data.ownerId, ...(data.managerIds ?? [])];
}
