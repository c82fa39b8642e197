import { Trans } from '@lingui/react/macro';
import type { StoreBooking } from '@osta/contracts/booking/store-calendar-api';
import { BookingStatusBadge, Button, Dialog, PlannedDay, PriceTag, TimeRange } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { shownPrice } from '../../../bookings/booking-price.ts';
import { shownStatus } from '../../../bookings/shown-status.ts';
import { ProfessionalName } from '../../../professionals/professional-name.tsx';
import { useMe } from '../../../session/use-me.ts';

interface StoreBookingDetailsProps {
  readonly booking: StoreBooking;
  readonly onHandOver: () => void;
  readonly onClose: () => void;
}

/**
 * One booking of a store: who comes to whom, when, for what. Its professional gets to the booking itself, and owner and
 * managers hand it over.
 */
export function StoreBookingDetails({
  booking,
  onHandOver,
  onClose,
}: StoreBookingDetailsProps): ReactNode {
  const me = useMe();
  const { id, professional, customer, serviceName, placeName, startsAt, endsAt } = booking;
  const { canHandOver } = booking;
  const isOwn = me?.id === professional.id;
  const status = shownStatus(booking.status);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={serviceName}
      footer={
        isOwn || canHandOver ? (
          <>
            {canHandOver && (
              <Button variant="secondary" onClick={onHandOver}>
                <Trans>Hand over to a colleague</Trans>
              </Button>
            )}
            {isOwn && (
              <Button asChild>
                <Link to="/professional/bookings/$id" params={{ id }}>
                  <Trans>Open the booking</Trans>
                </Link>
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      {status !== null && <BookingStatusBadge status={status} reader="professional" />}
      <dl className="web-store-facts">
        <dt>
          <Trans>When</Trans>
        </dt>
        <dd>
          <PlannedDay instant={startsAt} /> · <TimeRange start={startsAt} end={endsAt} />
        </dd>
        <dt>
          <Trans>Professional</Trans>
        </dt>
        <dd>
          <ProfessionalName person={professional} />
        </dd>
        <dt>
          <Trans>Customer</Trans>
        </dt>
        <dd>
          <bdi>{customer.fullName}</bdi>
        </dd>
        {placeName !== null && (
          <>
            <dt>
              <Trans>Where</Trans>
            </dt>
            <dd>{placeName}</dd>
          </>
        )}
        <dt>
          <Trans>Price</Trans>
        </dt>
        <dd>
          <PriceTag {...shownPrice(booking)} />
        </dd>
      </dl>
    </Dialog>
  );
}
