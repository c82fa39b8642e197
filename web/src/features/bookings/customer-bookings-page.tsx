import { Trans } from '@lingui/react/macro';
import { Button, EmptyBookings, EmptyState, Heading } from '@osta/ui-kit';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { BookingsList } from '../../bookings/bookings-list.tsx';
import { bookingsQuery } from '../../bookings/bookings.queries.ts';
import { ShowMore } from '../../components/show-more.tsx';
import { bookingsTabOf } from './bookings-search.ts';
import { BookingsTabs } from './bookings-tabs.tsx';
import { SubscribeToBookings } from './calendar/subscribe-to-bookings.tsx';
import { NoBookingsTitle } from './no-bookings-title.tsx';
import { StrikesNotice } from './strikes/strikes-notice.tsx';
import { SlotWaits } from './waiting-list/slot-waits.tsx';

import './bookings.css';

const route = getRouteApi('/_default/customer/bookings/');

/** The bookings of a customer. */
export function CustomerBookingsPage(): ReactNode {
  const tab = bookingsTabOf(route.useSearch());
  const list = useSuspenseInfiniteQuery(bookingsQuery(useApi(), 'customer', tab));
  const bookings = list.data.pages.flatMap(({ items }) => items);
  return (
    <div className="web-page">
      <div className="web-list-head">
        <Heading as="h1">
          <Trans>My bookings</Trans>
        </Heading>
        <SubscribeToBookings />
      </div>
      <BookingsTabs to="/customer/bookings" current={tab} />
      <StrikesNotice />
      {tab === 'upcoming' && <SlotWaits />}
      {bookings.length > 0 ? (
        <div className="web-bookings-below">
          <BookingsList bookings={bookings} reader="customer" hasToday={tab === 'upcoming'} />
        </div>
      ) : (
        <EmptyState
          illustration={<EmptyBookings />}
          titleAs="h2"
          title={<NoBookingsTitle tab={tab} />}
          description={
            <Trans>
              Start with a request: professionals answer with a price and a time. Accept an offer,
              and its booking appears here.
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
      )}
      <ShowMore list={list} />
    </div>
  );
}
