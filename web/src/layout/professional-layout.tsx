import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps, Outlet } from '@tanstack/react-router';
import {
  CalendarCheck,
  ClipboardList,
  IdCard,
  type LucideIcon,
  MapPin,
  UserRound,
  Users,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';

import { mainId } from './main-id.ts';
import { SiteHeader } from './site-header.tsx';

interface WorkplaceLinkProps {
  readonly to: NonNullable<LinkProps['to']>;
  readonly Icon: LucideIcon;
  readonly children: ReactNode;
}

function WorkplaceLink({ to, Icon, children }: WorkplaceLinkProps): ReactNode {
  return (
    <Link className="web-workplace-link" to={to}>
      <Icon size={20} aria-hidden />
      {children}
    </Link>
  );
}

/** The layout of the professional's workplace: the pages of the day at the side. */
export function ProfessionalLayout(): ReactNode {
  const { t } = useLingui();
  return (
    <div className="web-frame">
      <SiteHeader />
      <div className="web-workplace">
        <nav className="web-workplace-nav" aria-label={t`My work`}>
          <WorkplaceLink to="/professional/requests" Icon={ClipboardList}>
            <Trans>Requests</Trans>
          </WorkplaceLink>
          <WorkplaceLink to="/professional/bookings" Icon={CalendarCheck}>
            <Trans>Bookings</Trans>
          </WorkplaceLink>
          <WorkplaceLink to="/professional/services" Icon={Wrench}>
            <Trans>Services</Trans>
          </WorkplaceLink>
          <WorkplaceLink to="/professional/clients" Icon={Users}>
            <Trans>Clients</Trans>
          </WorkplaceLink>
          <WorkplaceLink to="/professional/profile" Icon={IdCard}>
            <Trans>Profile</Trans>
          </WorkplaceLink>
          <WorkplaceLink to="/professional/activity-location" Icon={MapPin}>
            <Trans>Activity location</Trans>
          </WorkplaceLink>
          <WorkplaceLink to="/professional/account" Icon={UserRound}>
            <Trans>Account</Trans>
          </WorkplaceLink>
        </nav>
        <main className="web-main web-workplace-main" id={mainId} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
