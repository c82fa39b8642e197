import { Trans } from '@lingui/react/macro';
import type { RequestView } from '@osta/contracts/request/api';
import { BookingCard, Callout, Icon, timeIcon } from '@osta/ui-kit';
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
  readonly request: Pick<RequestView, 'status' | 'bookingId' | 'quotes'>;
  readonly reader: BookingRole;
}

/**
 * The booking that an accepted offer led to, with a link to its page. Until it is there, what follows;
 * nothing for a professional whose offer it was not.
 */
export function RequestBooking({
  request: { status, bookingId, quotes },
  reader,
}: RequestBookingProps): ReactNode {
  const { data: booking } = useQuery({
    ...bookingQuery(useApi(), bookingId ?? ''),
    enabled: bookingId !== null,
  });
  const other = reader === 'customer' ? booking?.professional : booking?.customer;
  const faceOf = useFaces(reader === 'customer' && other ? [other.id] : []);
  if (status === 'awarding') {
    const accepted = quotes.find((quote) => quote.status === 'accepted');
    return accepted && <BookingItsTime reader={reader} name={accepted.professional.fullName} />;
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

interface BookingItsTimeProps {
  readonly reader: BookingRole;
  /** Of the professional. */
  readonly name: string;
}

/** What follows while the time of an accepted offer is being booked. */
function BookingItsTime({ reader, name }: BookingItsTimeProps): ReactNode {
  const who = <bdi>{name}</bdi>;
  if (reader === 'customer') {
    return (
      <Callout
        tone="info"
        icon={<Icon icon={timeIcon} />}
        title={<Trans>We’re booking the time with {who}</Trans>}
      >
        <p className="web-follows-line">
          <Trans>That usually takes less than a minute.</Trans>
        </p>
        <p className="web-follows-line">
          <Trans>Then the booking is here, and the other professionals hear from us.</Trans>
        </p>
        <p className="web-follows-line">
          <Trans>If the time is taken, all offers open again and you choose anew.</Trans>
        </p>
      </Callout>
    );
  }
  return (
    <Callout
      tone="info"
      icon={<Icon icon={timeIcon} />}
      title={<Trans>Your offer was accepted</Trans>}
    >
      <p className="web-follows-line">
        <Trans>We’re booking its time. That usually takes less than a minute.</Trans>
      </p>
      <p className="web-follows-line">
        <Trans>Then the booking is here, and you see how to find the door.</Trans>
      </p>
      <p className="web-follows-line">
        <Trans>If you’re already booked at that time, you can propose another.</Trans>
      </p>
    </Callout>
  );
}
