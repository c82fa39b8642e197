import { Trans } from '@lingui/react/macro';
import type { Me } from '@osta/contracts/account/api';
import type { AccountMenuEntry } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import {
  CalendarCheck,
  ClipboardList,
  House,
  IdCard,
  LayoutDashboard,
  LayoutGrid,
  ListTree,
  Store,
  UserRound,
  UserRoundCog,
  Users,
  Wrench,
} from 'lucide-react';

const account: AccountMenuEntry = {
  id: 'account',
  link: (
    <Link to="/account">
      <UserRound size={18} aria-hidden />
      <Trans>Account</Trans>
    </Link>
  ),
};

const forCustomers: readonly AccountMenuEntry[] = [
  {
    id: 'home',
    link: (
      <Link to="/">
        <House size={18} aria-hidden />
        <Trans>Home</Trans>
      </Link>
    ),
  },
  {
    id: 'services',
    link: (
      <Link to="/services">
        <LayoutGrid size={18} aria-hidden />
        <Trans>Services</Trans>
      </Link>
    ),
  },
  {
    id: 'stores',
    link: (
      <Link to="/store/search">
        <Store size={18} aria-hidden />
        <Trans>Stores</Trans>
      </Link>
    ),
  },
  {
    id: 'bookings',
    link: (
      <Link to="/customer/bookings">
        <CalendarCheck size={18} aria-hidden />
        <Trans>My bookings</Trans>
      </Link>
    ),
  },
  {
    id: 'requests',
    link: (
      <Link to="/customer/requests">
        <ClipboardList size={18} aria-hidden />
        <Trans>My requests</Trans>
      </Link>
    ),
  },
];

const forProfessionals: readonly AccountMenuEntry[] = [
  {
    id: 'bookings',
    link: (
      <Link to="/professional/bookings">
        <CalendarCheck size={18} aria-hidden />
        <Trans>My bookings</Trans>
      </Link>
    ),
  },
  {
    id: 'services',
    link: (
      <Link to="/professional/services">
        <Wrench size={18} aria-hidden />
        <Trans>My services</Trans>
      </Link>
    ),
  },
  {
    id: 'requests',
    link: (
      <Link to="/professional/requests">
        <ClipboardList size={18} aria-hidden />
        <Trans>My requests</Trans>
      </Link>
    ),
  },
  {
    id: 'clients',
    link: (
      <Link to="/professional/clients">
        <Users size={18} aria-hidden />
        <Trans>My clients</Trans>
      </Link>
    ),
  },
  {
    id: 'profile',
    link: (
      <Link to="/professional/profile">
        <IdCard size={18} aria-hidden />
        <Trans>My profile</Trans>
      </Link>
    ),
  },
];

const forStoreOwners: AccountMenuEntry = {
  id: 'store',
  link: (
    <Link to="/store/dashboard">
      <LayoutDashboard size={18} aria-hidden />
      <Trans>Store dashboard</Trans>
    </Link>
  ),
};

const forAdmins: readonly AccountMenuEntry[] = [
  {
    id: 'admin-services',
    link: (
      <Link to="/admin/services">
        <ListTree size={18} aria-hidden />
        <Trans>Service catalogue</Trans>
      </Link>
    ),
  },
  {
    id: 'admin-professionals',
    link: (
      <Link to="/admin/professionals">
        <UserRoundCog size={18} aria-hidden />
        <Trans>Professionals</Trans>
      </Link>
    ),
  },
];

/** What the account menu leads to (spec §2). */
export function accountLinks(
  { role, isAdmin }: Me,
  hasStore: boolean,
): readonly AccountMenuEntry[] {
  return [
    ...(role === 'professional' ? forProfessionals : forCustomers),
    ...(hasStore ? [forStoreOwners] : []),
    ...(isAdmin ? forAdmins : []),
    account,
  ];
}
