import { Trans, useLingui } from '@lingui/react/macro';
import {
  bookingIcon,
  dashboardIcon,
  Icon,
  identityIcon,
  type LineIcon,
  peopleIcon,
  personIcon,
  placeIcon,
  requestIcon,
  serviceIcon,
  showInRow,
} from '@osta/ui-kit';
import { Link, type LinkProps, Outlet, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';

import { LateConnectionStrip } from '../connection/late-connection-strip.tsx';
import { useContentArrived } from '../hydration/content-arrival.ts';
import { mainId } from './main-id.ts';
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

/** The layout of the professional's workplace, with its daily pages in a side navigation. */
export function ProfessionalLayout(): ReactNode {
  useContentArrived();
  const { t } = useLingui();
  const nav = useRef<HTMLElement>(null);
  const router = useRouter();

  // On phones the navigation is wider than the screen: scroll the current entry into view
  useEffect(() => {
    const show = (): void => {
      const current = nav.current?.querySelector('[aria-current=page]');
      if (nav.current && current) showInRow(current, nav.current);
    };
    show();
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- an event of the router
    return router.subscribe('onRendered', show);
  }, [router]);

  return (
    <div className="web-frame">
      <SiteHeader />
      <LateConnectionStrip />
      <div className="web-workplace">
        <nav className="web-workplace-nav" ref={nav} aria-label={t`My work`}>
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
        <main className="web-main web-workplace-main" id={mainId} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
