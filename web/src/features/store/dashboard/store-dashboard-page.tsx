import { Trans, useLingui } from '@lingui/react/macro';
import type { MyStore } from '@osta/contracts/store/api';
import { Button, Heading, Link as UiLink, RouteTabs, StatusBadge } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { storeLooks, subscriptionLooks } from '../../../stores/store-words.ts';
import { myStoresQuery, storeQuery } from '../../../stores/stores.queries.ts';
import { StoreAnalyticsPart } from '../analytics/store-analytics.tsx';
import { NoStore } from '../no-store.tsx';
import { RevisionNotice } from '../revision-notice.tsx';
import { StoreNotice } from '../store-notice.tsx';
import { StorePick } from '../store-pick.tsx';
import { StoreTeam } from '../team/store-team.tsx';
import { chosenOf } from './chosen-of.ts';
import { StoreActions } from './store-actions.tsx';
import { StoreBookings } from './store-bookings.tsx';

import '../store.css';

const route = getRouteApi('/_default/store/dashboard');

/** Where owner and team look after a store: what to do next, bookings, the team. */
export function StoreDashboardPage(): ReactNode {
  const { store } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: stores } = useSuspenseQuery(myStoresQuery(useApi()));
  const chosen = chosenOf(stores, store);
  return (
    <div className="web-page">
      <div className="web-list-head">
        <Heading as="h1">
          <Trans>Store dashboard</Trans>
        </Heading>
        {chosen !== undefined && (
          <Button asChild variant="secondary">
            <Link to="/store/create">
              <Trans>Open another store</Trans>
            </Link>
          </Button>
        )}
      </div>
      {chosen === undefined ? (
        <NoStore>
          <Trans>Open one, and customers find it on Osta. The first 30 days are free.</Trans>
        </NoStore>
      ) : (
        <>
          <StorePick
            stores={stores}
            chosen={chosen}
            onChoose={(storeId) =>
              void navigate({ search: (before) => ({ ...before, store: storeId }) })
            }
          />
          <Dashboard key={chosen.storeId} mine={chosen} />
        </>
      )}
    </div>
  );
}

interface DashboardProps {
  readonly mine: MyStore;
}

function Dashboard({ mine: { storeId, name } }: DashboardProps): ReactNode {
  const { i18n, t } = useLingui();
  const { tab = 'bookings' } = route.useSearch();
  const { now } = route.useLoaderData();
  const { data: store } = useSuspenseQuery(storeQuery(useApi(), storeId));
  const listing = storeLooks[store.status];
  const subscription = subscriptionLooks[store.subscription];
  const search = { store: storeId };
  return (
    <>
      <section className="web-store-parts web-store-standing" aria-label={name}>
        <div className="web-list-head">
          <Heading as="h2" size="large">
            <bdi>{name}</bdi>
          </Heading>
          <div className="web-actions">
            <StatusBadge tone={listing.tone}>{i18n._(listing.words)}</StatusBadge>
            <StatusBadge tone={subscription.tone}>{i18n._(subscription.words)}</StatusBadge>
          </div>
        </div>
        <StoreNotice store={store} />
        <RevisionNotice store={store}>
          {store.allowed.includes('save') && (
            <UiLink asChild underline="always">
              <Link to="/store/$id/edit" params={{ id: storeId }}>
                <Trans>See the changes</Trans>
              </Link>
            </UiLink>
          )}
        </RevisionNotice>
        <StoreActions store={store} />
      </section>
      <RouteTabs
        label={t`Parts of the dashboard`}
        currentId={tab}
        tabs={[
          {
            id: 'bookings',
            link: (
              <Link to="/store/dashboard" search={search}>
                <Trans>Bookings</Trans>
              </Link>
            ),
          },
          ...(store.role === 'staff'
            ? []
            : [
                {
                  id: 'analytics',
                  link: (
                    <Link to="/store/dashboard" search={{ ...search, tab: 'analytics' }}>
                      <Trans>Analytics</Trans>
                    </Link>
                  ),
                },
              ]),
          {
            id: 'team',
            link: (
              <Link to="/store/dashboard" search={{ ...search, tab: 'team' }}>
                <Trans>Team</Trans>
              </Link>
            ),
          },
        ]}
      />
      {tab === 'bookings' && <StoreBookings store={store} now={now} />}
      {tab === 'analytics' && store.role !== 'staff' && (
        <StoreAnalyticsPart storeId={storeId} now={now} />
      )}
      {tab === 'team' && <StoreTeam storeId={storeId} role={store.role} />}
    </>
  );
}
