import { Trans } from '@lingui/react/macro';
import type { NotificationReason } from '@osta/contracts/notification/api';
import type { ReactNode } from 'react';

import type { Sentences, Words } from './sentences.tsx';

type Reason = Extract<NotificationReason, `store_${string}` | `subscription_${string}`>;

/** Members of a store read the same sentence, whatever kind of account they have. */
function toMember(sentence: (words: Words) => ReactNode): Sentences<Reason>[Reason] {
  return { customer: sentence, professional: sentence };
}

/** The sentences about stores, their people and their subscriptions. */
export const storeSentences: Sentences<Reason> = {
  store_submitted: toMember(({ store }) => (
    <Trans>{store}: the page was sent in. We’ll check it and let you know.</Trans>
  )),
  store_approved: toMember(({ store }) => (
    <Trans>{store} is approved. With a plan, customers can see its page.</Trans>
  )),
  store_changes_requested: toMember(({ store }) => (
    <Trans>{store} needs a few changes. They’re marked for you.</Trans>
  )),
  store_rejected: toMember(({ store }) => (
    <Trans>{store} wasn’t approved. The reason is on its page.</Trans>
  )),
  store_reopened: toMember(({ store }) => (
    <Trans>{store}: the page was taken up again as a draft.</Trans>
  )),
  store_paused: toMember(({ store }) => (
    <Trans>{store} is paused. Customers don’t see its page until it’s resumed.</Trans>
  )),
  store_resumed: toMember(({ store }) => <Trans>{store} is no longer paused.</Trans>),
  store_closed: toMember(({ store }) => <Trans>{store} is closed for good.</Trans>),
  store_suspended: toMember(({ store }) => (
    <Trans>The page of {store} is suspended. The reason is on its page.</Trans>
  )),
  store_reinstated: toMember(({ store }) => (
    <Trans>The suspension of {store} is over. Its page is as it was before.</Trans>
  )),
  store_revision_submitted: toMember(({ store }) => (
    <Trans>{store}: changes were sent in. The page stays as it is until we’ve checked them.</Trans>
  )),
  store_revision_withdrawn: toMember(({ store }) => (
    <Trans>{store}: the changes that waited were taken back. The page stays as it is.</Trans>
  )),
  store_revision_approved: toMember(({ store }) => (
    <Trans>The changes to {store} are approved. Customers see them now.</Trans>
  )),
  store_revision_rejected: toMember(({ store }) => (
    <Trans>The changes to {store} weren’t approved. Its page stays as it was.</Trans>
  )),
  store_member_joined: toMember(({ store }) => (
    <Trans>Someone you invited has joined {store}.</Trans>
  )),
  store_member_left: toMember(({ store }) => <Trans>A member has left {store}.</Trans>),
  store_membership_ended: toMember(({ store }) => (
    <Trans>You’re no longer a member of {store}.</Trans>
  )),
  store_staff_asked: toMember(({ store }) => (
    <Trans>
      {store} wants to show you as staff, so that customers can book you there. Please answer.
    </Trans>
  )),
  store_staff_agreed: toMember(({ store }) => (
    <Trans>A member agreed to be shown as staff. Customers can book them at {store}.</Trans>
  )),
  store_staff_left: toMember(({ store }) => (
    <Trans>A member doesn’t want to be shown as staff of {store}.</Trans>
  )),
  store_staff_ended: toMember(({ store }) => <Trans>{store} no longer shows you as staff.</Trans>),
  subscription_trial_started: toMember(({ store, end }) => (
    <Trans>
      The free trial of {store} has begun. It runs until {end}.
    </Trans>
  )),
  subscription_trial_ending: toMember(({ store, end }) => (
    <Trans>
      The free trial of {store} ends on {end}. Pay before then and its page stays up.
    </Trans>
  )),
  subscription_period_ending: toMember(({ store, end }) => (
    <Trans>
      The subscription of {store} is paid until {end}. Pay before then and its page stays up.
    </Trans>
  )),
  subscription_cancellation_ending: toMember(({ store, end }) => (
    <Trans>
      You cancelled the subscription of {store}. It ends on {end}, and its page with it.
    </Trans>
  )),
  subscription_grace_ending: toMember(({ store, end }) => (
    <Trans>
      The subscription of {store} is overdue. Its page is hidden on {end} unless it’s paid.
    </Trans>
  )),
  subscription_hidden_ending: toMember(({ store, end }) => (
    <Trans>
      The page of {store} is hidden. Pay by {end}, or its subscription ends.
    </Trans>
  )),
  subscription_paid: toMember(({ store, end }) => (
    <Trans>
      We’ve recorded the payment of {store}. It’s paid until {end}. Thank you.
    </Trans>
  )),
  subscription_payment_corrected: toMember(({ store }) => (
    <Trans>
      We’ve corrected a payment of {store}. Its subscription page shows the new invoice and until
      when it’s paid.
    </Trans>
  )),
  subscription_payment_refunded: toMember(({ store }) => (
    <Trans>
      We’ve refunded a payment of {store}. Its subscription page shows the credit note and until
      when it’s paid.
    </Trans>
  )),
  subscription_announcement_declined: toMember(({ store }) => (
    <Trans>
      We couldn’t confirm the payment you announced for {store}. Its subscription page says why.
    </Trans>
  )),
  subscription_proposal_refused: toMember(({ store }) => (
    <Trans>
      Another admin refused what you proposed for a payment of {store}. The history says why.
    </Trans>
  )),
  subscription_past_due: toMember(({ store, end }) => (
    <Trans>
      The subscription of {store} is due. Its page stays up until {end}; pay before then.
    </Trans>
  )),
  subscription_price_announced: toMember(
    ({ store, priceDay, monthBefore, monthAfter, yearBefore, yearAfter }) => (
      <Trans>
        {store}: from {priceDay}, your plan costs {monthAfter} a month instead of {monthBefore}, and{' '}
        {yearAfter} a year instead of {yearBefore}.
      </Trans>
    ),
  ),
  subscription_lapsed: toMember(({ store }) => (
    <Trans>The page of {store} is hidden until its subscription is paid.</Trans>
  )),
  subscription_ended: toMember(({ store }) => (
    <Trans>The subscription of {store} has ended. Choose a plan to bring its page back.</Trans>
  )),
};
