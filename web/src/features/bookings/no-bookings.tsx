import { Trans } from '@lingui/react/macro';
import { Button, EmptyBookings, EmptyState, type EmptyStateProps } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { BookingRole } from '../../bookings/bookings.queries.ts';
import type { BookingsTab } from './bookings-search.ts';

interface NoBookingsProps {
  readonly reader: BookingRole;
  readonly tab: BookingsTab;
}

/** An empty list of bookings: what comes into it, and what to do for that. */
export function NoBookings({ reader, tab }: NoBookingsProps): ReactNode {
  switch (tab) {
    case 'upcoming':
      return reader === 'customer' ? <NothingBooked /> : <NoWork />;
    case 'previous':
      return (
        <Nothing
          title={<Trans>No past bookings</Trans>}
          description={
            <Trans>When work is done, it is kept here with its receipt and its reviews.</Trans>
          }
        />
      );
    case 'cancelled':
      return (
        <Nothing
          title={<Trans>No cancelled bookings</Trans>}
          description={
            <Trans>
              Bookings that were cancelled, declined or not answered in time are kept here.
            </Trans>
          }
        />
      );
  }
}

function Nothing(words: Pick<EmptyStateProps, 'title' | 'description' | 'action'>): ReactNode {
  return <EmptyState illustration={<EmptyBookings />} titleAs="h2" {...words} />;
}

function NothingBooked(): ReactNode {
  return (
    <Nothing
      title={<Trans>No upcoming bookings</Trans>}
      description={
        <Trans>
          Start with a request: professionals answer with a price and a time. Accept an offer, and
          its booking appears here.
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
  );
}

function NoWork(): ReactNode {
  return (
    <Nothing
      title={<Trans>No upcoming bookings</Trans>}
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
  );
}
