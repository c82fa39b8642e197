import { Trans } from '@lingui/react/macro';
import {
  appointmentIcon,
  Card,
  catalogueIcon,
  Heading,
  Icon,
  type LineIcon,
  messagesIcon,
  redirectIcon,
  requestIcon,
  rolesIcon,
  serviceIcon,
  storeIcon,
  Text,
  walletIcon,
} from '@osta/ui-kit';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { applicationListQuery } from '../applications/applications.queries.ts';
import { unresolvedQuery } from '../bookings/unresolved.queries.ts';
import { adminOfferingListQuery } from '../offerings/admin-offerings.queries.ts';
import { reportedReviewsQuery } from '../reviews/reported-reviews.queries.ts';
import { adminStoreListQuery } from '../stores/admin-stores.queries.ts';
import { adminQueues } from './admin-queues.ts';

import './admin-overview.css';

interface Loaded {
  readonly data: { readonly pages: readonly { readonly items: readonly unknown[] }[] };
  readonly hasNextPage: boolean;
}

/** Returns how many wait in a queue; “20+” where there is more than one page of them. */
function countOf({ data, hasNextPage }: Loaded): string {
  const count = data.pages.reduce((sum, { items }) => sum + items.length, 0);
  return hasNextPage ? `${count}+` : String(count);
}

/** What waits for admins, each number with the way to its queue. */
export function AdminOverviewPage(): ReactNode {
  const api = useApi();
  const { newApplications, myApplications, renewals, askedServices } = adminQueues;
  const { newStores, changedStores, announcedPayments } = adminQueues;
  const counts = {
    newApplications: countOf(useSuspenseInfiniteQuery(applicationListQuery(api, newApplications))),
    myApplications: countOf(useSuspenseInfiniteQuery(applicationListQuery(api, myApplications))),
    renewals: countOf(useSuspenseInfiniteQuery(applicationListQuery(api, renewals))),
    askedServices: countOf(useSuspenseInfiniteQuery(adminOfferingListQuery(api, askedServices))),
    newStores: countOf(useSuspenseInfiniteQuery(adminStoreListQuery(api, newStores))),
    changedStores: countOf(useSuspenseInfiniteQuery(adminStoreListQuery(api, changedStores))),
    announcedPayments: countOf(
      useSuspenseInfiniteQuery(adminStoreListQuery(api, announcedPayments)),
    ),
    unresolved: countOf(useSuspenseInfiniteQuery(unresolvedQuery(api))),
    reportedReviews: countOf(useSuspenseInfiniteQuery(reportedReviewsQuery(api))),
  };
  return (
    <div className="web-page">
      <Heading as="h1">
        <Trans>What waits for admins</Trans>
      </Heading>
      <ul className="web-admin-queues">
        <QueueLink
          to="/admin/professionals"
          search={newApplications}
          icon={rolesIcon}
          count={counts.newApplications}
        >
          <Trans>Applications that nobody reviews yet</Trans>
        </QueueLink>
        <QueueLink
          to="/admin/professionals"
          search={myApplications}
          icon={rolesIcon}
          count={counts.myApplications}
        >
          <Trans>Applications that you review</Trans>
        </QueueLink>
        <QueueLink
          to="/admin/professionals"
          search={renewals}
          icon={rolesIcon}
          count={counts.renewals}
        >
          <Trans>Professionals with a new document to review</Trans>
        </QueueLink>
        <QueueLink
          to="/admin/offerings"
          search={askedServices}
          icon={serviceIcon}
          count={counts.askedServices}
        >
          <Trans>Hidden services to look at again</Trans>
        </QueueLink>
        <QueueLink to="/admin/stores" search={newStores} icon={storeIcon} count={counts.newStores}>
          <Trans>New stores to review</Trans>
        </QueueLink>
        <QueueLink
          to="/admin/stores"
          search={changedStores}
          icon={storeIcon}
          count={counts.changedStores}
        >
          <Trans>Stores with changes to review</Trans>
        </QueueLink>
        <QueueLink
          to="/admin/stores"
          search={announcedPayments}
          icon={walletIcon}
          count={counts.announcedPayments}
        >
          <Trans>Stores with an announced payment</Trans>
        </QueueLink>
        <QueueLink to="/admin/bookings" icon={appointmentIcon} count={counts.unresolved}>
          <Trans>Disputes and contested strikes</Trans>
        </QueueLink>
        <QueueLink to="/admin/reviews" icon={messagesIcon} count={counts.reportedReviews}>
          <Trans>Reported reviews</Trans>
        </QueueLink>
      </ul>
      <Text tone="quiet">
        <Trans>The numbers are from when you opened this page.</Trans>
      </Text>
      <ul className="web-admin-queues">
        <QueueLink to="/admin/bookings/all" icon={appointmentIcon}>
          <Trans>All bookings</Trans>
        </QueueLink>
        <QueueLink to="/admin/requests" icon={requestIcon}>
          <Trans>All requests</Trans>
        </QueueLink>
        <QueueLink to="/admin/offerings" icon={serviceIcon}>
          <Trans>Services of professionals</Trans>
        </QueueLink>
        <QueueLink to="/admin/services" icon={catalogueIcon}>
          <Trans>Service catalogue</Trans>
        </QueueLink>
        <QueueLink to="/admin/plans" icon={walletIcon}>
          <Trans>Plans of stores</Trans>
        </QueueLink>
        <QueueLink to="/admin/redirects" icon={redirectIcon}>
          <Trans>Redirects</Trans>
        </QueueLink>
      </ul>
    </div>
  );
}

interface QueueTileProps extends ComponentProps<'a'> {
  readonly icon: LineIcon;
  /** How many wait; left out where nothing waits. */
  readonly count?: string;
}

function QueueTile({ icon, count, children, ...anchor }: QueueTileProps): ReactNode {
  return (
    <li>
      <Card padding="medium" isInteractive asChild>
        <a {...anchor} className="web-admin-queue">
          <Icon icon={icon} size={24} />
          <span className="web-admin-queue-words">{children}</span>
          {count !== undefined && <bdi className="web-admin-queue-count">{count}</bdi>}
        </a>
      </Card>
    </li>
  );
}

const QueueLink = createLink(QueueTile);
