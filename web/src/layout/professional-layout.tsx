import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Outlet } from '@tanstack/react-router';
import {
  CalendarCheck,
  ClipboardList,
  IdCard,
  MapPin,
  UserRound,
  Users,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';

import { mainId } from './main-id.ts';
import { SiteHeader } from './site-header.tsx';

/** The layout of the professional's workplace: the pages of the day at the side. */
export function ProfessionalLayout(): ReactNode {
  const { t } = useLingui();
  return (
    <div className="web-frame">
      <SiteHeader />
      <div className="web-workplace">
        <nav className="web-workplace-nav" aria-label={t`My work`}>
          <Link className="web-workplace-link" to="/professional/requests">
            <ClipboardList size={20} aria-hidden />
            <Trans>Requests</Trans>
          </Link>
          <Link className="web-workplace-link" to="/professional/bookings">
            <CalendarCheck size={20} aria-hidden />
            <Trans>Bookings</Trans>
          </Link>
          <Link className="web-workplace-link" to="/professional/services">
            <Wrench size={20} aria-hidden />
            <Trans>Services</Trans>
          </Link>
          <Link className="web-workplace-link" to="/professional/clients">
            <Users size={20} aria-hidden />
            <Trans>Clients</Trans>
          </Link>
          <Link className="web-workplace-link" to="/professional/profile">
            <IdCard size={20} aria-hidden />
            <Trans>Profile</Trans>
          </Link>
          <Link className="web-workplace-link" to="/professional/activity-location">
            <MapPin size={20} aria-hidden />
            <Trans>Activity location</Trans>
          </Link>
          <Link className="web-workplace-link" to="/professional/account">
            <UserRound size={20} aria-hidden />
            <Trans>Account</Trans>
          </Link>
        </nav>
        <main className="web-main web-workplace-main" id={mainId} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
