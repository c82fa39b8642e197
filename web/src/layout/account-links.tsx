import { Trans } from '@lingui/react/macro';
import type { Me } from '@osta/contracts/account/api';
import type { AccountMenuEntry } from '@osta/ui-kit';
import { Link, type LinkProps } from '@tanstack/react-router';
import {
  CalendarCheck,
  ClipboardList,
  House,
  IdCard,
  LayoutDashboard,
  LayoutGrid,
  ListTree,
  type LucideIcon,
  Store,
  UserRound,
  UserRoundCog,
  Users,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';

function entry(
  id: string,
  to: NonNullable<LinkProps['to']>,
  Icon: LucideIcon,
  words: ReactNode,
): AccountMenuEntry {
  return {
    id,
    link: (
      <Link to={to}>
        <Icon size={18} aria-hidden />
        {words}
      </Link>
    ),
  };
}

const account = entry('account', '/account', UserRound, <Trans>Account</Trans>);

const forCustomers: readonly AccountMenuEntry[] = [
  entry('home', '/', House, <Trans>Home</Trans>),
  entry('services', '/services', LayoutGrid, <Trans>Services</Trans>),
  entry('stores', '/store/search', Store, <Trans>Stores</Trans>),
  entry('bookings', '/customer/bookings', CalendarCheck, <Trans>My bookings</Trans>),
  entry('requests', '/customer/requests', ClipboardList, <Trans>My requests</Trans>),
];

const forProfessionals: readonly AccountMenuEntry[] = [
  entry('bookings', '/professional/bookings', CalendarCheck, <Trans>My bookings</Trans>),
  entry('services', '/professional/services', Wrench, <Trans>My services</Trans>),
  entry('requests', '/professional/requests', ClipboardList, <Trans>My requests</Trans>),
  entry('clients', '/professional/clients', Users, <Trans>My clients</Trans>),
  entry('profile', '/professional/profile', IdCard, <Trans>My profile</Trans>),
];

const forStoreOwners = entry(
  'store',
  '/store/dashboard',
  LayoutDashboard,
  <Trans>Store dashboard</Trans>,
);

const forAdmins: readonly AccountMenuEntry[] = [
  entry('admin-services', '/admin/services', ListTree, <Trans>Service catalogue</Trans>),
  entry('admin-professionals', '/admin/professionals', UserRoundCog, <Trans>Professionals</Trans>),
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
