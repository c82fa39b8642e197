import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import type { RequestView } from '@osta/contracts/request/api';
import {
  appointmentIcon,
  Avatar,
  homeIcon,
  personIcon,
  phoneIcon,
  PhoneNumber,
  placeIcon,
  PlannedDay,
  requestIcon,
  storeIcon,
  TimeRange,
  writeIcon,
} from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { BookingRole } from '../../../bookings/bookings.queries.ts';
import { Fact } from '../../../components/fact.tsx';
import { ProfessionalName } from '../../../professionals/professional-name.tsx';
import { useFaces } from '../../../professionals/use-faces.ts';
import { AddToCalendar } from './add-to-calendar.tsx';

interface BookingFactsProps {
  readonly booking: BookingView;
  readonly reader: BookingRole;
  /** The request that led to the booking: it knows the place and the job. */
  readonly request: RequestView | null;
}

/** When, where, with whom and what for. */
export function BookingFacts({ booking, reader, request }: BookingFactsProps): ReactNode {
  const { startsAt, endsAt, requestId, note, store } = booking;
  const { professional } = booking;
  const faceOf = useFaces(reader === 'customer' ? [professional.id] : []);
  const place = booking.placeName ?? request?.placeName ?? null;
  const address = [booking.addressNote, request?.content.addressNote].find(Boolean) ?? '';
  return (
    <section className="web-panel" aria-labelledby="booking-facts">
      <h2 className="web-panel-title" id="booking-facts">
        <Trans>The booking</Trans>
      </h2>
      {request !== null && (
        <p className="web-description" dir="auto">
          {request.content.description}
        </p>
      )}
      <dl className="web-fact-list">
        <Fact icon={appointmentIcon} name={<Trans>When</Trans>}>
          <PlannedDay instant={startsAt} />
          <br />
          <TimeRange start={startsAt} end={endsAt} />
          {booking.status === 'confirmed' && (
            <div className="web-add-to-calendar">
              <AddToCalendar bookingId={booking.id} />
            </div>
          )}
        </Fact>
        {place !== null && (
          <Fact icon={placeIcon} name={<Trans>Where</Trans>}>
            {place}
          </Fact>
        )}
        {address !== '' && (
          <Fact icon={homeIcon} name={<Trans>How to find the door</Trans>}>
            <bdi>{address}</bdi>
          </Fact>
        )}
        <Fact
          icon={personIcon}
          name={reader === 'customer' ? <Trans>Professional</Trans> : <Trans>Customer</Trans>}
        >
          {reader === 'customer' ? (
            <span className="web-fact-person">
              <Avatar name={professional.fullName} imageUrl={faceOf(professional.id)} />
              <ProfessionalName person={professional} />
            </span>
          ) : (
            <bdi>{booking.customer.fullName}</bdi>
          )}
        </Fact>
        {booking.phone !== null && (
          <Fact icon={phoneIcon} name={<Trans>Phone</Trans>}>
            <PhoneNumber e164={booking.phone} isCallable />
          </Fact>
        )}
        {store !== null && store.name !== '' && (
          <Fact icon={storeIcon} name={<Trans>Store</Trans>}>
            <Link className="ui-link" to="/store/$id/public" params={{ id: store.id }}>
              <bdi>{store.name}</bdi>
            </Link>
          </Fact>
        )}
        {note !== '' && (
          <Fact icon={writeIcon} name={<Trans>Note</Trans>}>
            <bdi>{note}</bdi>
          </Fact>
        )}
        {requestId !== null && (
          <Fact icon={requestIcon} name={<Trans>Began with</Trans>}>
            <Link
              className="ui-link"
              to={reader === 'customer' ? '/customer/requests/$id' : '/professional/requests/$id'}
              params={{ id: requestId }}
            >
              <Trans>The request and its offers</Trans>
            </Link>
          </Fact>
        )}
      </dl>
    </section>
  );
}
