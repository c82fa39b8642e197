import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminStore } from '@osta/contracts/store/api';
import { Checkbox, Link as UiLink, StatusBadge, type TableColumn } from '@osta/ui-kit';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { storeLooks, subscriptionLooks } from '../../../stores/store-words.ts';
import { ReviewQueuePage, sentInCell, tradesCell } from '../review-queue-page.tsx';
import { adminStoresSearch } from './admin-stores-search.ts';
import { adminStoreListQuery } from './admin-stores.queries.ts';

const route = getRouteApi('/_default/admin/stores/');

function nameCell({ storeId, name }: AdminStore): ReactNode {
  return (
    <UiLink asChild>
      <Link to="/admin/stores/$id" params={{ id: storeId }}>
        <bdi>{name}</bdi>
      </Link>
    </UiLink>
  );
}

function StatusCell({ status, hasRevision, hasAnnouncedPayment }: AdminStore): ReactNode {
  const { i18n } = useLingui();
  const { tone, words } = storeLooks[status];
  return (
    <>
      <StatusBadge tone={tone}>{i18n._(words)}</StatusBadge>
      {hasRevision && (
        <>
          {' '}
          <StatusBadge tone="waiting">
            <Trans>Changes waiting</Trans>
          </StatusBadge>
        </>
      )}
      {hasAnnouncedPayment && (
        <>
          {' '}
          <StatusBadge tone="waiting">
            <Trans>Payment announced</Trans>
          </StatusBadge>
        </>
      )}
    </>
  );
}

function statusCell(store: AdminStore): ReactNode {
  return <StatusCell {...store} />;
}

function ownerCell({ owner }: AdminStore): ReactNode {
  return <bdi>{owner.fullName}</bdi>;
}

/** The queue of stores: those that wait for a decision first. */
export function AdminStoresPage(): ReactNode {
  const { i18n, t } = useLingui();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const list = useSuspenseInfiniteQuery(adminStoreListQuery(useApi(), search));
  const columns: readonly TableColumn<AdminStore>[] = [
    { id: 'name', header: t`Store`, cell: nameCell },
    { id: 'status', header: t`Page`, cell: statusCell },
    {
      id: 'subscription',
      // One word as long as “Subscription” would be broken in its narrow column
      header: t({ message: 'Plan', context: 'state of a subscription' }),
      cell: ({ subscription }) => i18n._(subscriptionLooks[subscription].words),
    },
    { id: 'owner', header: t`Owner`, cell: ownerCell },
    { id: 'trades', header: t`Trades`, cell: tradesCell },
    { id: 'since', header: t`Sent in`, cell: sentInCell },
  ];

  function look(change: Readonly<Record<string, string | boolean | undefined>>): void {
    void navigate({ search: adminStoresSearch({ ...search, ...change }), replace: true });
  }

  return (
    <ReviewQueuePage
      title={t`Stores`}
      lead={<Trans>Those that wait for a decision first, the longest waiting at the top.</Trans>}
      findLabel={<Trans>Find a store</Trans>}
      statuses={storeLooks}
      search={search}
      onLook={(change) => look({ ...change })}
      filters={
        <>
          <Checkbox
            label={<Trans>Only with changes waiting</Trans>}
            checked={search.changes === true}
            onChange={(event) => look({ changes: event.target.checked || undefined })}
          />
          <Checkbox
            label={<Trans>Only with a payment announced</Trans>}
            checked={search.paid === true}
            onChange={(event) => look({ paid: event.target.checked || undefined })}
          />
        </>
      }
      list={list}
      columns={columns}
      idOf={({ storeId }) => storeId}
      emptyTitle={<Trans>No stores here</Trans>}
    />
  );
}
