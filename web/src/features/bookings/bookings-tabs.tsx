import { Trans, useLingui } from '@lingui/react/macro';
import { RouteTabs } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { BookingsTab } from './bookings-search.ts';

interface BookingsTabsProps {
  readonly to: '/customer/bookings' | '/professional/bookings';
  readonly current: BookingsTab | 'calendar';
}

/**
 * Tabs for upcoming, previous and cancelled bookings, each with its own address. Professionals have
 * a calendar beside them.
 */
export function BookingsTabs({ to, current }: BookingsTabsProps): ReactNode {
  const { t } = useLingui();
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
            </Link>
          ),
        },
        ...(to === '/professional/bookings'
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
            </Link>
          ),
        },
        {
          id: 'cancelled',
          link: (
            <Link to={to} search={{ tab: 'cancelled' }}>
              <Trans context="bookings">Cancelled</Trans>
            </Link>
          ),
        },
      ]}
    />
  );
}
