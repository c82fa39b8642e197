import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FoundRequest } from '@osta/contracts/request/admin-api';
import { Link as UiLink, RelativeTime, type TableColumn } from '@osta/ui-kit';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { AdminRequestStatus } from '../../../requests/admin-request-status.tsx';
import { NoOffers } from '../../../requests/no-offers.tsx';
import { ReviewQueuePage } from '../review-queue-page.tsx';
import { allRequestsSearch, foundLooks } from './all-requests-search.ts';
import { allRequestsQuery } from './all-requests.queries.ts';

const route = getRouteApi('/_default/admin/requests/');

const cells = {
  request: ({ id, serviceName }: FoundRequest): ReactNode => (
    <UiLink asChild>
      <Link to="/admin/requests/$id" params={{ id }}>
        <bdi>{serviceName}</bdi>
      </Link>
    </UiLink>
  ),
  status: ({ status }: FoundRequest): ReactNode => <AdminRequestStatus status={status} />,
  customer: ({ customer }: FoundRequest): ReactNode => <bdi>{customer.fullName}</bdi>,
  place: ({ placeName }: FoundRequest): ReactNode => placeName,
  offers: ({ status, quoteCount }: FoundRequest): ReactNode =>
    quoteCount === 0 ? (
      <NoOffers status={status} />
    ) : (
      <Plural value={quoteCount} one="# offer" other="# offers" />
    ),
  sent: ({ createdAt }: FoundRequest): ReactNode => <RelativeTime instant={createdAt} />,
};

/** The requests of everybody: a choice of status, and a table that loads page by page. */
export function AllRequestsPage(): ReactNode {
  const { t } = useLingui();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useSuspenseInfiniteQuery(allRequestsQuery(useApi(), search));
  const columns: readonly TableColumn<FoundRequest>[] = [
    { id: 'request', header: t`Request`, cell: cells.request },
    { id: 'status', header: t`Status`, cell: cells.status },
    { id: 'customer', header: t`Customer`, cell: cells.customer },
    { id: 'place', header: t`Where`, cell: cells.place },
    { id: 'offers', header: t`Offers`, cell: cells.offers },
    { id: 'sent', header: t`Created`, cell: cells.sent },
  ];

  return (
    <ReviewQueuePage
      title={t`All requests`}
      lead={<Trans>Everybody’s requests, the newest at the top.</Trans>}
      statuses={foundLooks}
      search={search}
      onLook={(change) => {
        void navigate({ search: allRequestsSearch({ ...search, ...change }), replace: true });
      }}
      list={list}
      columns={columns}
      idOf={({ id }) => id}
      emptyTitle={<Trans>No requests here</Trans>}
    />
  );
}
