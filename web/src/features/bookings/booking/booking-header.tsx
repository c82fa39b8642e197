import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { categoryOf } from '@osta/reference/category-of';
import { backIcon, BookingStatusBadge, DayAndTime, Icon, Link, WaitingMark } from '@osta/ui-kit';
import { Link as RouteLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { BookingRole } from '../../../bookings/bookings.queries.ts';
import { shownStatus } from '../../../bookings/shown-status.ts';
import { TradeIcon } from '../../../catalogue/trade-icon.tsx';
import { useHighlight } from '../../../components/use-highlight.ts';
import { ProfessionalName } from '../../../professionals/professional-name.tsx';

interface BookingHeaderProps {
  readonly booking: BookingView;
  readonly reader: BookingRole;
  /** Whether the status is what it will be when everything has arrived. */
  readonly isWaiting: boolean;
}

/** The service, the other side, the time and the status of a booking, with a link to the list. */
export function BookingHeader({ booking, reader, isWaiting }: BookingHeaderProps): ReactNode {
  const status = shownStatus(booking.status);
  const isHighlighted = useHighlight(booking.status);
  return (
    <header className="web-request-header">
      <Link asChild isQuiet>
        <RouteLink
          to={reader === 'customer' ? '/customer/bookings' : '/professional/bookings'}
          className="web-back"
        >
          <Icon icon={backIcon} size={18} />
          {reader === 'customer' ? <Trans>My bookings</Trans> : <Trans>Bookings</Trans>}
        </RouteLink>
      </Link>
      <div className="web-request-title-row">
        <TradeIcon trade={categoryOf(booking.serviceId)} />
        <div className="web-request-words">
          <h1 className="web-request-title">{booking.serviceName}</h1>
          <p className="web-request-meta">
            {reader === 'customer' ? (
              <ProfessionalName person={booking.professional} />
            ) : (
              <bdi>{booking.customer.fullName}</bdi>
            )}
            {' · '}
            <DayAndTime instant={booking.startsAt} />
          </p>
        </div>
        {status !== null && (
          <span className="web-request-status" data-highlighted={isHighlighted || undefined}>
            <BookingStatusBadge status={status} reader={reader} />
            {isWaiting && <WaitingMark />}
          </span>
        )}
      </div>
    </header>
  );
}
