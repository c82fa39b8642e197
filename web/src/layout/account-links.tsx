import { Trans } from '@lingui/react/macro';
import type { Me } from '@osta/contracts/account/api';
import type { AccountMenuEntry } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import { ClipboardList, IdCard, LayoutGrid, House, UserRound } from 'lucide-react';

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
    id: 'requests',
    link: (
      <Link to="/customer/requests">
        <ClipboardList size={18} aria-hidden />
        <Trans>My requests</Trans>
      </Link>
    ),
  },
  account,
];

const forProfessionals: readonly AccountMenuEntry[] = [
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
    id: 'profile',
    link: (
      <Link to="/professional/profile">
        <IdCard size={18} aria-hidden />
        <Trans>My profile</Trans>
      </Link>
    ),
  },
  account,
];

/** What the account menu leads to (spec §2), as far as the pages exist. */
export function accountLinks({ role }: Me): readonly AccountMenuEntry[] {
  return role === 'professional' ? forProfessionals : forCustomers;
}
