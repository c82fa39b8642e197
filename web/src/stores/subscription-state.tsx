import { Trans, useLingui } from '@lingui/react/macro';
import type { SubscriptionView } from '@osta/contracts/store/subscription-api';
import { Callout, DateText } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { subscriptionLooks } from './store-words.ts';

interface SubscriptionStateProps {
  readonly subscription: SubscriptionView;
  /** Whether the page is approved: a trial begins only then. */
  readonly isPublished: boolean;
}

/** Where a subscription stands and until when, with what follows from it for the page. */
export function SubscriptionState({
  subscription: { status, endsAt, isTrialLeft },
  isPublished,
}: SubscriptionStateProps): ReactNode {
  const { i18n } = useLingui();
  const title = i18n._(subscriptionLooks[status].words);
  const end = endsAt === null ? null : <DateText instant={endsAt} />;
  switch (status) {
    case 'none':
    case 'canceled':
      return (
        <Callout tone="info" title={title}>
          {isTrialLeft ? (
            <Trans>Choose a plan. The first 30 days are free, and you pay nothing now.</Trans>
          ) : (
            <Trans>Choose a plan, and customers see the page once it’s paid.</Trans>
          )}
        </Callout>
      );
    case 'incomplete':
      return (
        <Callout tone="waiting" title={isTrialLeft ? <Trans>Your plan is chosen</Trans> : title}>
          {isTrialLeft ? (
            isPublished ? (
              <Trans>Your 30 free days begin now.</Trans>
            ) : (
              <Trans>Your 30 free days begin when the page is approved.</Trans>
            )
          ) : (
            <Trans>Customers see the page as soon as we record your payment.</Trans>
          )}
        </Callout>
      );
    case 'trialing':
      return (
        <Callout tone="good" title={title}>
          <Trans>Free until {end}. Pay before then, and the page stays without a break.</Trans>
        </Callout>
      );
    case 'active':
      return (
        <Callout tone="good" title={title}>
          <Trans>Paid until {end}.</Trans>
        </Callout>
      );
    case 'past_due':
      return (
        <Callout tone="waiting" title={title}>
          <Trans>Customers still see the page until {end}. Pay by then to keep it open.</Trans>
        </Callout>
      );
    case 'unpaid':
      return (
        <Callout tone="danger" title={title}>
          <Trans>
            Customers don’t see the page. It’s back with your payment; on {end} the subscription
            ends.
          </Trans>
        </Callout>
      );
    case 'cancel_at_period_end':
      return (
        <Callout tone="waiting" title={title}>
          <Trans>
            You cancelled. Customers see the page until {end}. Choose your plan again to keep it.
          </Trans>
        </Callout>
      );
  }
}
