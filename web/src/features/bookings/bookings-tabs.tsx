import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CountBadge, RouteTabs } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { bookingCountsQuery, type BookingRole } from '../../bookings/bookings.queries.ts';
import type { BookingsTab } from './bookings-search.ts';

const pages = { customer: '/customer/bookings', professional: '/professional/bookings' } as const;

interface BookingsTabsProps {
  readonly reader: BookingRole;
  readonly current: BookingsTab | 'calendar';
}

/**
 * Tabs for upcoming, previous and cancelled bookings, each with its own address and its counts.
 * Professionals have a calendar beside them.
 */
export function BookingsTabs({ reader, current }: BookingsTabsProps): ReactNode {
  const { t } = useLingui();
  const to = pages[reader];
  return (
    <RouteTabs
      label={t`Which bookings`}
      currentId={current}
      tabs={[
        {
          id: 'upcoming',
          link: (
            <Link to={to} search={{}} activeOptions={{ exact: true }}>
              <Trans>Upcoming</Trans>
              <TabCounts reader={reader} tab="upcoming" />
            </Link>
          ),
        },
        ...(reader === 'professional'
          ? [
              {
                id: 'calendar',
                link: (
                  <Link to="/professional/bookings" search={{ tab: 'calendar' }}>
                    <Trans>Calendar</Trans>
                  </Link>
                ),
              },
            ]
          : []),
        {
          id: 'previous',
          link: (
            <Link to={to} search={{ tab: 'previous' }}>
              <Trans>Previous</Trans>
              <TabCounts reader={reader} tab="previous" />
            </Link>
          ),
        },
        {
          id: 'cancelled',
          link: (
            <Link to={to} search={{ tab: 'cancelled' }}>
              <Trans context="bookings">Cancelled</Trans>
              <TabCounts reader={reader} tab="cancelled" />
            </Link>
          ),
        },
      ]}
    />
  );
}

interface TabCountsProps {
  readonly reader: BookingRole;
  readonly tab: BookingsTab;
}

/** How many bookings the tab has, and in blue how many of them wait for an answer of the reader. */
function TabCounts({ reader, tab }: TabCountsProps): ReactNode {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(bookingCountsQuery(useApi(), reader));
  const { total, waiting } = data[tab];
  return (
    <>
      <CountBadge
        count={total}
        label={t`${plural(total, { one: '# booking', other: '# bookings' })}`}
      />
      <CountBadge
        count={waiting}
        color="blue"
        label={t`${plural(waiting, { one: '# waits for your answer', other: '# wait for your answer' })}`}
      />
    </>
  );
}
