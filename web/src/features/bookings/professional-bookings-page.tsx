import { Trans } from '@lingui/react/macro';
import { Button, EmptyBookings, EmptyState, Heading } from '@osta/ui-kit';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { BookingsTabs } from './bookings-tabs.tsx';
import { NoBookingsTitle } from './no-bookings-title.tsx';

const route = getRouteApi('/_professional/professional/bookings/');

/** The bookings of a professional. */
export function ProfessionalBookingsPage(): ReactNode {
  const { tab = 'upcoming' } = route.useSearch();
  return (
    <>
      <div className="web-list-head">
        <Heading as="h1">
          <Trans>Bookings</Trans>
        </Heading>
      </div>
      <BookingsTabs to="/professional/bookings" current={tab} />
      <EmptyState
        illustration={<EmptyBookings />}
        titleAs="h2"
        title={<NoBookingsTitle tab={tab} />}
        description={
          <Trans>
            Customers book after they have your price. Answer the requests that wait for you.
          </Trans>
        }
        action={
          <Button asChild>
            <Link to="/professional/requests">
              <Trans>See the requests</Trans>
            </Link>
          </Button>
        }
      />
    </>
  );
}
