import { Trans } from '@lingui/react/macro';
import type { StoreView } from '@osta/contracts/store/api';
import type { SubscriptionStatus } from '@osta/contracts/store/status';
import { Callout, Link as UiLink, RelativeTime } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { DecisionWords } from '../../components/decision-words.tsx';
import { contactEmail } from '../../site/contact.ts';
import { storeCauseWords } from '../../stores/store-words.ts';

interface StoreNoticeProps {
  readonly store: StoreView;
}

/** Where the page of a store stands and what to do next, in words. */
export function StoreNotice({ store }: StoreNoticeProps): ReactNode {
  const { status, subscription, isPublic, storeId, submittedAt, allowed, role } = store;
  switch (status) {
    case 'draft':
      return (
        <Callout tone="info" title={<Trans>Only you and your team see this store</Trans>}>
          <Trans>Complete its page and send it in. We answer within two working days.</Trans>
        </Callout>
      );
    case 'pending_review':
      return (
        <Callout tone="waiting" title={<Trans>We’re looking at your store</Trans>}>
          <Trans>We answer within two working days. You’ll find it in your notifications.</Trans>
          {submittedAt !== null && (
            <>
              {' '}
              <Trans>
                Sent in: <RelativeTime instant={submittedAt} />
              </Trans>
            </>
          )}
        </Callout>
      );
    case 'changes_requested':
      return (
        <Callout tone="waiting" title={<Trans>A few changes, and we look again</Trans>}>
          <Trans>They’re marked at their fields. Save each section, then send the page in.</Trans>
        </Callout>
      );
    case 'rejected':
      return (
        <Callout tone="danger" title={<Trans>Your store was rejected</Trans>}>
          <DecisionWords decision={store.decision} causeWords={storeCauseWords} />
          {allowed.includes('reopen') && (
            <p>
              <Trans>Put it right, and send the page in again.</Trans>
            </p>
          )}
        </Callout>
      );
    case 'published':
      return isPublic ? (
        <Callout tone="good" title={<Trans>Customers see your store</Trans>}>
          <UiLink asChild underline="always">
            <Link to="/store/$id/public" params={{ id: storeId }}>
              <Trans>See it as they do</Trans>
            </Link>
          </UiLink>
        </Callout>
      ) : (
        <HiddenNotice storeId={storeId} subscription={subscription} isOwner={role === 'owner'} />
      );
    case 'paused':
      return (
        <Callout tone="info" title={<Trans>Your store is paused</Trans>}>
          <Trans>Customers don’t find it. You can open it again at any time.</Trans>
        </Callout>
      );
    case 'suspended':
      return (
        <Callout tone="danger" title={<Trans>Your store is suspended</Trans>}>
          <DecisionWords decision={store.decision} causeWords={storeCauseWords} />
          <p>
            <Trans>
              Customers don’t see it, and it takes no new bookings. We open it again once this is
              settled.
            </Trans>{' '}
            <UiLink href={`mailto:${contactEmail}`} underline="always">
              <Trans>Write to us</Trans>
            </UiLink>
          </p>
        </Callout>
      );
    case 'closed':
      return (
        <Callout tone="info" title={<Trans>This store is closed</Trans>}>
          <Trans>It can’t be opened again. You can open another one.</Trans>
        </Callout>
      );
  }
}

interface HiddenNoticeProps {
  readonly storeId: string;
  readonly subscription: SubscriptionStatus;
  /** Who works there reads it, too; only the owner chooses a plan and pays. */
  readonly isOwner: boolean;
}

/** Says which payment or choice the page waits for. */
function HiddenNotice({ storeId, subscription, isOwner }: HiddenNoticeProps): ReactNode {
  const wasSeen = subscription === 'unpaid' || subscription === 'canceled';
  return (
    <Callout
      tone={wasSeen ? 'danger' : 'waiting'}
      title={
        wasSeen ? (
          <Trans>Customers don’t see your store now</Trans>
        ) : (
          <Trans>Your page is approved, and customers don’t see it yet</Trans>
        )
      }
    >
      <WhatIsMissing subscription={subscription} />{' '}
      {isOwner ? (
        <UiLink asChild underline="always">
          <Link to="/store/subscribe" search={{ store: storeId }}>
            <Trans>Go to the subscription</Trans>
          </Link>
        </UiLink>
      ) : (
        <Trans>The store’s owner sees to the subscription.</Trans>
      )}
    </Callout>
  );
}

function WhatIsMissing({ subscription }: Pick<HiddenNoticeProps, 'subscription'>): ReactNode {
  if (subscription === 'unpaid') {
    return (
      <Trans>The subscription isn’t paid. The page is back as soon as we record a payment.</Trans>
    );
  }
  if (subscription === 'canceled') {
    return <Trans>The subscription has ended. Choose a plan, and the page can come back.</Trans>;
  }
  if (subscription === 'incomplete') {
    return <Trans>Customers see the page as soon as we record your payment.</Trans>;
  }
  return <Trans>It needs a plan. The first 30 days are free.</Trans>;
}
