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
import { localTimeOf } from '../../time/tripoli.ts';
import { type BookingsTab, workplaceTabOf } from './bookings-search.ts';
import { BookingsTabs } from './bookings-tabs.tsx';
import { BookingsCalendar } from './calendar/bookings-calendar.tsx';
import { SubscribeToBookings } from './calendar/subscribe-to-bookings.tsx';
import { NoBookings } from './no-bookings.tsx';
import { StrikesNotice } from './strikes/strikes-notice.tsx';

import './bookings.css';

const route = getRouteApi('/_professional/professional/bookings/');

/** The bookings of a professional: three lists, and a calendar. */
export function ProfessionalBookingsPage(): ReactNode {
  const search = route.useSearch();
  const tab = workplaceTabOf(search);
  const { view = 'week', day } = search;
  const { now } = route.useLoaderData();
  return (
    <>
      <div className="web-list-head">
        <Heading as="h1">
          <Trans>Bookings</Trans>
        </Heading>
        <SubscribeToBookings />
      </div>
      <BookingsTabs reader="professional" current={tab} />
      <StrikesNotice />
      {tab === 'calendar' ? (
        <div className="web-bookings-below">
          <BookingsCalendar view={view} day={day ?? localTimeOf(now).day} now={now} />
        </div>
      ) : (
        <WorkplaceList tab={tab} />
      )}
    </>
  );
}

interface WorkplaceListProps {
  readonly tab: BookingsTab;
}

function WorkplaceList({ tab }: WorkplaceListProps): ReactNode {
  const list = useSuspenseInfiniteQuery(bookingsQuery(useApi(), 'professional', tab));
  const { shown, newer, showNewer } = useSteadyList(
    list.data.pages.flatMap(({ items }) => items),
    tab,
  );
  if (shown.length === 0) return <NoBookings reader="professional" tab={tab} />;
  return (
    <div className="web-bookings-below">
      <NewerItems count={newer} onShow={showNewer} />
      <BookingsList
        bookings={shown}
        reader="professional"
        groupedBy={tab === 'upcoming' ? 'day' : 'month'}
      />
      <ShowMore list={list} />
    </div>
  );
}
