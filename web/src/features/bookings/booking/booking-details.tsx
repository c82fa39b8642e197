import { Trans } from '@lingui/react/macro';
import { Button, Card } from '@osta/ui-kit';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { bookingQuery, type BookingRole } from '../../../bookings/bookings.queries.ts';
import { useOutboxState } from '../../../connection/use-outbox.tsx';
import { requestQuery } from '../../../requests/requests.queries.ts';
import { useHasCome } from '../../../time/use-has-come.ts';
import { BookingMessages } from '../messages/booking-messages.tsx';
import { BookingReceipt } from '../receipts/booking-receipt.tsx';
import { BookingStrike } from '../strikes/booking-strike.tsx';
import { BookingActions } from './booking-actions.tsx';
import { BookingCosts } from './booking-costs.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingHeader } from './booking-header.tsx';
import { BookingReviews } from './booking-reviews.tsx';
import { BookingSeries } from './booking-series.tsx';
import { BookingSteps } from './booking-steps.tsx';
import { BookingTurn } from './booking-turn.tsx';
import { expectBooking } from './expect-booking.ts';
import { HandedOverNotice } from './handed-over-notice.tsx';
import { WaitingCommands } from './waiting-commands.tsx';

import '../../../components/details-page.css';
import '../bookings.css';

/** Statuses after which a customer may want the same once more. */
const over: ReadonlySet<string> = new Set([
  'completed',
  'cancelled',
  'declined',
  'expired',
  'no_show',
]);

interface BookingDetailsProps {
  readonly bookingId: string;
  readonly reader: BookingRole;
}

/** A booking for one of its sides: what is next, what was agreed, what it costs, what happened. */
export function BookingDetails({ bookingId, reader }: BookingDetailsProps): ReactNode {
  const api = useApi();
  const { data: booking } = useSuspenseQuery(bookingQuery(api, bookingId));
  const { booking: expected, waiting } = expectBooking(booking, useOutboxState().commands, {
    isWorkTime: useHasCome(booking.workFrom),
    isNoShowTime: useHasCome(booking.noShowFrom),
  });
  const { requestId, completedAt, receipt, finalPrice, ending } = booking;
  // The request may be hidden from its reader, or slow: the booking is shown without it
  const request = useQuery({ ...requestQuery(api, requestId ?? ''), enabled: requestId !== null });
  return (
    <>
      <BookingHeader booking={expected} reader={reader} isWaiting={waiting > 0} />
      <div className="web-request-columns">
        <div className="web-request-main">
          <Card asChild>
            <section className="web-turn" aria-labelledby="booking-turn">
              <BookingTurn booking={expected} reader={reader} />
              <HandedOverNotice booking={expected} />
              <WaitingCommands bookingId={bookingId} />
              {ending !== null && ending.reason !== '' && (
                <blockquote className="web-quote-note" dir="auto">
                  {ending.reason}
                </blockquote>
              )}
              <BookingStrike booking={booking} />
              <BookingActions booking={expected} reader={reader} />
              {reader === 'customer' && over.has(booking.status) && (
                <div className="web-actions">
                  {booking.offeringId !== null && (
                    <Button asChild>
                      <Link
                        to="/customer/bookings/new"
                        search={{
                          professional: booking.professional.id,
                          service: booking.offeringId,
                        }}
                      >
                        <Trans>Book again</Trans>
                      </Link>
                    </Button>
                  )}
                  {request.data?.allowed.includes('withdraw') === true && (
                    <Button asChild>
                      <Link to="/customer/requests/$id" params={{ id: request.data.id }}>
                        <Trans>See the open request</Trans>
                      </Link>
                    </Button>
                  )}
                  <Button asChild variant="secondary">
                    <Link
                      to="/customer/requests/new"
                      search={{ professional: booking.professional.id, service: booking.serviceId }}
                    >
                      <Trans>Ask again</Trans>
                    </Link>
                  </Button>
                </div>
              )}
            </section>
          </Card>
          <BookingMessages booking={booking} reader={reader} />
          <BookingReviews booking={booking} reader={reader} />
          <BookingFacts booking={booking} reader={reader} request={request.data ?? null} />
          {completedAt !== null && receipt !== null && finalPrice !== null ? (
            <BookingReceipt
              booking={booking}
              receipt={receipt}
              finalPrice={finalPrice}
              issuedAt={completedAt}
            />
          ) : (
            <BookingCosts booking={booking} />
          )}
        </div>
        <div className="web-request-side">
          <BookingSeries booking={booking} reader={reader} />
          <BookingSteps booking={expected} waiting={waiting} />
        </div>
      </div>
    </>
  );
}
