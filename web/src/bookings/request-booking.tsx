import { Trans } from '@lingui/react/macro';
import type { RequestView } from '@osta/contracts/request/api';
import { BookingCard, Callout } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../api/use-api.ts';
import { useFaces } from '../professionals/use-faces.ts';
import { shownPrice } from './booking-price.ts';
import { bookingQuery, type BookingRole } from './bookings.queries.ts';
import { shownStatus } from './shown-status.ts';

import './request-booking.css';

interface RequestBookingProps {
  readonly request: Pick<RequestView, 'status' | 'bookingId'>;
  readonly reader: BookingRole;
}

/** The booking that an accepted offer led to. It is shown on the request, and links to its page. */
export function RequestBooking({
  request: { status, bookingId },
  reader,
}: RequestBookingProps): ReactNode {
  const { data: booking } = useQuery({
    ...bookingQuery(useApi(), bookingId ?? ''),
    enabled: bookingId !== null,
  });
  const other = reader === 'customer' ? booking?.professional : booking?.customer;
  const faceOf = useFaces(reader === 'customer' && other ? [other.id] : []);
  if (status === 'awarding') {
    return (
      <Callout tone="info">
        {reader === 'customer' ? (
          <Trans>You’ve accepted an offer. We’re booking its time.</Trans>
        ) : (
          <Trans>An offer was accepted. We’re booking its time.</Trans>
        )}
      </Callout>
    );
  }
  const shown = booking === undefined ? null : shownStatus(booking.status);
  if (booking === undefined || other === undefined || shown === null) return null;
  return (
    <div className="web-request-booking">
      <BookingCard
        headingAs="h2"
        link={
          <Link
            to={reader === 'customer' ? '/customer/bookings/$id' : '/professional/bookings/$id'}
            params={{ id: booking.id }}
          >
            <Trans>The booking</Trans>
          </Link>
        }
        status={shown}
        reader={reader}
        start={booking.startsAt}
        end={booking.endsAt}
        person={other.fullName}
        personImageUrl={faceOf(other.id)}
        {...shownPrice(booking)}
      />
    </div>
  );
}
