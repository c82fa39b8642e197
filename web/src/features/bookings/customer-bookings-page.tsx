import { Trans } from '@lingui/react/macro';
import { Heading } from '@osta/ui-kit';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { BookingsList } from '../../bookings/bookings-list.tsx';
import { bookingsQuery } from '../../bookings/bookings.queries.ts';
import { NewerItems } from '../../components/newer-items.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { useSteadyList } from '../../components/use-steady-list.ts';
import { bookingsTabOf } from './bookings-search.ts';
import { BookingsTabs } from './bookings-tabs.tsx';
import { SubscribeToBookings } from './calendar/subscribe-to-bookings.tsx';
import { NoBookings } from './no-bookings.tsx';
import { StrikesNotice } from './strikes/strikes-notice.tsx';
import { SlotWaits } from './waiting-list/slot-waits.tsx';

import './bookings.css';

const route = getRouteApi('/_default/customer/bookings/');

/** The bookings of a customer. */
export function CustomerBookingsPage(): ReactNode {
  const tab = bookingsTabOf(route.useSearch());
  const list = useSuspenseInfiniteQuery(bookingsQuery(useApi(), 'customer', tab));
  const { shown, newer, showNewer } = useSteadyList(
    list.data.pages.flatMap(({ items }) => items),
    tab,
  );
  return (
    <div className="web-page">
      <div className="web-list-head">
        <Heading as="h1">
          <Trans>My bookings</Trans>
        </Heading>
        <SubscribeToBookings />
      </div>
      <BookingsTabs reader="customer" current={tab} />
      <StrikesNotice />
      {tab === 'upcoming' && <SlotWaits />}
      {shown.length > 0 ? (
        <div className="web-bookings-below">
          <NewerItems count={newer} onShow={showNewer} />
          <BookingsList
            bookings={shown}
            reader="customer"
            groupedBy="month"
            hasNext={tab === 'upcoming'}
          />
        </div>
      ) : (
        <NoBookings reader="customer" tab={tab} />
      )}
      <ShowMore list={list} />
    </div>
  );
}
