import { Trans, useLingui } from '@lingui/react/macro';
import { Heading, RouteTabs } from '@osta/ui-kit';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { NoStore } from './no-store.tsx';

const route = getRouteApi('/_default/store/dashboard');

/** Where an owner looks after the store: bookings and analytics. */
export function StoreDashboardPage(): ReactNode {
  const { t } = useLingui();
  const { tab = 'bookings' } = route.useSearch();
  return (
    <div className="web-page">
      <div className="web-list-head">
        <Heading as="h1">
          <Trans>Store dashboard</Trans>
        </Heading>
      </div>
      <RouteTabs
        label={t`Parts of the dashboard`}
        currentId={tab}
        tabs={[
          {
            id: 'bookings',
            link: (
              <Link to="/store/dashboard" search={{}} activeOptions={{ exact: true }}>
                <Trans>Bookings</Trans>
              </Link>
            ),
          },
          {
            id: 'analytics',
            link: (
              <Link to="/store/dashboard" search={{ tab: 'analytics' }}>
                <Trans>Analytics</Trans>
              </Link>
            ),
          },
        ]}
      />
      <NoStore>
        {tab === 'bookings' ? (
          <Trans>What people book in your store is shown here, day by day.</Trans>
        ) : (
          <Trans>See how many people find your store and what they do next.</Trans>
        )}
      </NoStore>
    </div>
  );
}
