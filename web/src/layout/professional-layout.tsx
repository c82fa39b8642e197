import { Trans, useLingui } from '@lingui/react/macro';
import {
  bookingIcon,
  chartIcon,
  dashboardIcon,
  Icon,
  identityIcon,
  type LineIcon,
  peopleIcon,
  personIcon,
  placeIcon,
  requestIcon,
  serviceIcon,
} from '@osta/ui-kit';
import { Link, type LinkProps, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { LateConnectionStrip } from '../connection/late-connection-strip.tsx';
import { useContentArrived } from '../hydration/content-arrival.ts';
import { LateBottomBar } from './late-bottom-bar.tsx';
import { MainArea } from './main-area.tsx';
import { SiteHeader } from './site-header.tsx';

interface WorkplaceLinkProps {
  readonly to: NonNullable<LinkProps['to']>;
  readonly icon: LineIcon;
  /** Whether the pages below it are other entries. */
  readonly isExact?: boolean;
  readonly children: ReactNode;
}

function WorkplaceLink({ to, icon, isExact = false, children }: WorkplaceLinkProps): ReactNode {
  return (
    <Link className="web-workplace-link" to={to} activeOptions={{ exact: isExact }}>
      <Icon icon={icon} size={20} />
      {children}
    </Link>
  );
}

/**
 * The layout of the professional's workplace, with its pages in a side navigation, a narrow one below
 * 1024 px. On phones the bottom bar has the daily ones, and its menu the rest.
 */
export function ProfessionalLayout(): ReactNode {
  useContentArrived();
  const { t } = useLingui();

  return (
    <div className="web-frame">
      <SiteHeader />
      <LateConnectionStrip />
      <div className="web-workplace">
        <nav className="web-workplace-nav" aria-label={t`My work`}>
          <WorkplaceLink to="/professional" icon={dashboardIcon} isExact>
            <Trans>Overview</Trans>
          </WorkplaceLink>
          <WorkplaceLink to="/professional/requests" icon={requestIcon}>
            <Trans>Requests</Trans>
          </WorkplaceLink>
          <WorkplaceLink to="/professional/bookings" icon={bookingIcon}>
            <Trans>Bookings</Trans>
          </WorkplaceLink>
          <WorkplaceLink to="/professional/services" icon={serviceIcon}>
            <Trans>Services</Trans>
          </WorkplaceLink>
          <WorkplaceLink to="/professional/clients" icon={peopleIcon}>
            <Trans>Clients</Trans>
          </WorkplaceLink>
          <WorkplaceLink to="/professional/statistics" icon={chartIcon}>
            <Trans>Statistics</Trans>
          </WorkplaceLink>
          <WorkplaceLink to="/professional/profile" icon={identityIcon}>
            <Trans>Profile</Trans>
          </WorkplaceLink>
          <WorkplaceLink to="/professional/activity-location" icon={placeIcon}>
            <Trans>Activity location</Trans>
          </WorkplaceLink>
          <WorkplaceLink to="/professional/account" icon={personIcon}>
            <Trans>Account</Trans>
          </WorkplaceLink>
        </nav>
        <MainArea frame="workplace" className="web-workplace-main">
          <Outlet />
        </MainArea>
      </div>
      <LateBottomBar />
    </div>
  );
}
