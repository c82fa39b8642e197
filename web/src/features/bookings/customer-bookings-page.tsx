import { Trans } from '@lingui/react/macro';
import { Button, EmptyBookings, EmptyState, Heading } from '@osta/ui-kit';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { BookingsTabs } from './bookings-tabs.tsx';
import { NoBookingsTitle } from './no-bookings-title.tsx';

const route = getRouteApi('/_default/customer/bookings');

/** The bookings of a customer. */
export function CustomerBookingsPage(): ReactNode {
  const { tab = 'upcoming' } = route.useSearch();
  return (
    <div className="web-page">
      <div className="web-list-head">
        <Heading as="h1">
          <Trans>My bookings</Trans>
        </Heading>
      </div>
      <BookingsTabs to="/customer/bookings" current={tab} />
      <EmptyState
        illustration={<EmptyBookings />}
        titleAs="h2"
        title={<NoBookingsTitle tab={tab} />}
        description={
          <Trans>
            Start with a request: professionals answer with a price and a time. Offers you accept
            appear under your requests.
          </Trans>
        }
        action={
          <div className="web-actions">
            <Button asChild>
              <Link to="/customer/requests/new">
                <Trans>Ask for offers</Trans>
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/customer/requests">
                <Trans>My requests</Trans>
              </Link>
            </Button>
          </div>
        }
      />
    </div>
  );
}
