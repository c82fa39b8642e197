import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps, Outlet, useRouter } from '@tanstack/react-router';
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
import { type ReactNode, useEffect, useRef } from 'react';

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
  const nav = useRef<HTMLElement>(null);
  const router = useRouter();

  // On phones it is a row that is wider than the screen: where one is has to be in sight
  useEffect(() => {
    const show = (): void => {
      const current = nav.current?.querySelector('[aria-current=page]');
      current?.scrollIntoView({ block: 'nearest', inline: 'center' });
    };
    show();
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- an event of the router
    return router.subscribe('onRendered', show);
  }, [router]);

  return (
    <div className="web-frame">
      <SiteHeader />
      <div className="web-workplace">
        <nav className="web-workplace-nav" ref={nav} aria-label={t`My work`}>
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
