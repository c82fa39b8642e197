import { Trans } from '@lingui/react/macro';
import type { Me } from '@osta/contracts/account/api';
import type { ApplicationView } from '@osta/contracts/application/api';
import {
  type AccountMenuEntry,
  appointmentIcon,
  bookingIcon,
  catalogueIcon,
  chartIcon,
  dashboardIcon,
  homeIcon,
  Icon,
  identityIcon,
  type LineIcon,
  peopleIcon,
  personIcon,
  placeIcon,
  redirectIcon,
  requestIcon,
  rolesIcon,
  serviceIcon,
  storeIcon,
  structureIcon,
  walletIcon,
} from '@osta/ui-kit';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { placeOf } from '../session/application-gate.ts';

function entry(
  id: string,
  to: NonNullable<LinkProps['to']>,
  icon: LineIcon,
  words: ReactNode,
): AccountMenuEntry {
  return {
    id,
    link: (
      <Link to={to}>
        <Icon icon={icon} size={18} />
        {words}
      </Link>
    ),
  };
}

const account = entry('account', '/account', personIcon, <Trans>Account</Trans>);

const forCustomers: readonly AccountMenuEntry[] = [
  entry('home', '/', homeIcon, <Trans>Home</Trans>),
  entry('services', '/services', catalogueIcon, <Trans>Services</Trans>),
  entry('stores', '/store/search', storeIcon, <Trans>Stores</Trans>),
  entry('bookings', '/customer/bookings', bookingIcon, <Trans>My bookings</Trans>),
  entry('requests', '/customer/requests', requestIcon, <Trans>My requests</Trans>),
];

const forProfessionals: readonly AccountMenuEntry[] = [
  entry('bookings', '/professional/bookings', bookingIcon, <Trans>My bookings</Trans>),
  entry('services', '/professional/services', serviceIcon, <Trans>My services</Trans>),
  entry('requests', '/professional/requests', requestIcon, <Trans>My requests</Trans>),
  entry('clients', '/professional/clients', peopleIcon, <Trans>My clients</Trans>),
  entry('statistics', '/professional/statistics', chartIcon, <Trans>My statistics</Trans>),
  entry('profile', '/professional/profile', identityIcon, <Trans>My profile</Trans>),
  entry('area', '/professional/activity-location', placeIcon, <Trans>Activity location</Trans>),
  // Who works here may order, too
  entry('ordered', '/customer/requests', catalogueIcon, <Trans>Work I ask for</Trans>),
  entry('booked', '/customer/bookings', appointmentIcon, <Trans>Work I have booked</Trans>),
];

const forStoreOwners = entry(
  'store',
  '/store/dashboard',
  dashboardIcon,
  <Trans>Store dashboard</Trans>,
);

const forAdmins: readonly AccountMenuEntry[] = [
  entry('admin', '/admin', dashboardIcon, <Trans>What waits for admins</Trans>),
  entry('admin-services', '/admin/services', structureIcon, <Trans>Service catalogue</Trans>),
  entry('admin-professionals', '/admin/professionals', rolesIcon, <Trans>Professionals</Trans>),
  entry('admin-requests', '/admin/requests', requestIcon, <Trans>All requests</Trans>),
  entry('admin-stores', '/admin/stores', storeIcon, <Trans>Review stores</Trans>),
  entry('admin-plans', '/admin/plans', walletIcon, <Trans>Plans of stores</Trans>),
  entry('admin-redirects', '/admin/redirects', redirectIcon, <Trans>Redirects</Trans>),
];

/**
 * Returns the way to the approval for somebody who works here without one: to the application, or to
 * the documents once one has expired.
 */
function stillToDo(
  application: Pick<ApplicationView, 'status'> | null,
): readonly AccountMenuEntry[] {
  switch (placeOf(application)) {
    case 'form':
    case 'rejected':
      return [entry('application', '/become-professional', identityIcon, <MyApplication />)];
    case 'pending':
      return [entry('application', '/registration-pending', identityIcon, <MyApplication />)];
    case 'documents':
      return [
        entry(
          'application',
          '/become-professional',
          identityIcon,
          <Trans>Renew my documents</Trans>,
        ),
      ];
    case 'profile':
    case 'unauthorized':
      return [];
  }
}

function MyApplication(): ReactNode {
  return <Trans>My application</Trans>;
}

/**
 * Returns the entries of the account menu (docs/spec.md §2).
 *
 * @param application of a professional; `undefined` while it is not known
 */
export function accountLinks(
  { role, isAdmin }: Me,
  hasStore: boolean,
  application: Pick<ApplicationView, 'status'> | null | undefined,
): readonly AccountMenuEntry[] {
  return [
    ...(role === 'professional' && application !== undefined ? stillToDo(application) : []),
    ...(role === 'professional' ? forProfessionals : forCustomers),
    ...(hasStore ? [forStoreOwners] : []),
    ...(isAdmin ? forAdmins : []),
    account,
  ];
}
