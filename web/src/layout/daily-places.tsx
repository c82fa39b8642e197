import { Trans, useLingui } from '@lingui/react/macro';
import type { Me } from '@osta/contracts/account/api';
import {
  AccountSideMenu,
  BottomBar,
  type BottomBarEntry,
  bookingIcon,
  dashboardIcon,
  dayIcon,
  homeIcon,
  menuIcon,
  peopleIcon,
  personIcon,
  requestIcon,
} from '@osta/ui-kit';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { useAccountMenu } from './use-account-menu.tsx';
import { useWaitingBookings, useWaitingRequests } from './waiting-counts.ts';

interface OfPersonProps {
  readonly me: Me;
}

interface DailyPlacesProps extends OfPersonProps {
  readonly role: NonNullable<Me['role']>;
}

/** Where people go every day, at the lower edge of a phone. Loaded only for signed-in people. */
export function DailyPlaces({ me, role }: DailyPlacesProps): ReactNode {
  return role === 'professional' ? <PlacesOfProfessional me={me} /> : <PlacesOfCustomer />;
}

function PlacesOfCustomer(): ReactNode {
  const { t } = useLingui();
  const entries: readonly BottomBarEntry[] = [
    {
      id: 'home',
      icon: homeIcon,
      link: (
        <Link to="/" activeOptions={{ exact: true, includeHash: true }}>
          <Trans>Home</Trans>
        </Link>
      ),
    },
    {
      id: 'requests',
      icon: requestIcon,
      link: (
        <Link to="/customer/requests" activeOptions={{ includeSearch: false }}>
          <Trans>Requests</Trans>
        </Link>
      ),
      count: useWaitingRequests('customer'),
    },
    {
      id: 'bookings',
      icon: bookingIcon,
      link: (
        <Link to="/customer/bookings" activeOptions={{ includeSearch: false }}>
          <Trans>Bookings</Trans>
        </Link>
      ),
      count: useWaitingBookings('customer'),
    },
    {
      id: 'account',
      icon: personIcon,
      link: (
        <Link to="/account" activeOptions={{ includeSearch: false }}>
          <Trans>Account</Trans>
        </Link>
      ),
    },
  ];
  return <BottomBar label={t`Quick navigation`} entries={entries} />;
}

function PlacesOfProfessional({ me }: OfPersonProps): ReactNode {
  const { t } = useLingui();
  const page = useLocation({ select: ({ href }) => href });
  /** The page on which the menu was opened. On any other page it is closed. */
  const [openOn, setOpenOn] = useState<string | null>(null);
  const menu = useAccountMenu(me);
  const entries: readonly BottomBarEntry[] = [
    {
      id: 'today',
      icon: dashboardIcon,
      link: (
        <Link to="/professional" activeOptions={{ exact: true }}>
          <Trans>Today</Trans>
        </Link>
      ),
    },
    {
      id: 'requests',
      icon: requestIcon,
      link: (
        <Link to="/professional/requests" activeOptions={{ includeSearch: false }}>
          <Trans>Requests</Trans>
        </Link>
      ),
      count: useWaitingRequests('professional'),
    },
    {
      id: 'calendar',
      icon: dayIcon,
      link: (
        <Link
          to="/professional/bookings"
          search={{ tab: 'calendar' }}
          activeOptions={{ includeSearch: false }}
        >
          <Trans>Calendar</Trans>
        </Link>
      ),
      count: useWaitingBookings('professional'),
    },
    {
      id: 'clients',
      icon: peopleIcon,
      link: (
        <Link to="/professional/clients" activeOptions={{ includeSearch: false }}>
          <Trans>Clients</Trans>
        </Link>
      ),
    },
    {
      id: 'more',
      icon: menuIcon,
      link: (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={openOn === page}
          onClick={() => setOpenOn(page)}
        >
          <Trans>More</Trans>
        </button>
      ),
    },
  ];
  return (
    <>
      <BottomBar label={t`Quick navigation`} entries={entries} />
      <AccountSideMenu {...menu} isOpen={openOn === page} onClose={() => setOpenOn(null)} />
    </>
  );
}
