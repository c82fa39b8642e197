import type { BookingSummary, BookingView } from '@osta/contracts/booking/api';
import { Avatar, Card, PlannedDay, TimeRange } from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { bookingQuery } from '../../../bookings/bookings.queries.ts';
import { useOutboxState } from '../../../connection/use-outbox.tsx';
import { useHasCome } from '../../../time/use-has-come.ts';
import { BookingActions } from '../booking/booking-actions.tsx';
import { BookingTurn } from '../booking/booking-turn.tsx';
import { expectBooking } from '../booking/expect-booking.ts';
import { WaitingCommands } from '../booking/waiting-commands.tsx';

interface CurrentJobCardProps {
  readonly job: BookingSummary;
}

/** The job that is on, or comes next, with the one thing to do about it. */
export function CurrentJobCard({ job }: CurrentJobCardProps): ReactNode {
  const { id, serviceName, counterpart, placeName, startsAt, endsAt } = job;
  return (
    <Card className="web-current-job" padding="large" asChild>
      <article>
        <div className="web-current-job-head">
          <Avatar name={counterpart.fullName} imageUrl={null} />
          <div className="web-current-job-words">
            <Link className="web-current-job-link" to="/professional/bookings/$id" params={{ id }}>
              {serviceName}
            </Link>
            <span>
              {/* Work may have begun on another day */}
              <PlannedDay instant={startsAt} /> · <TimeRange start={startsAt} end={endsAt} />
            </span>
            <span>
              {[counterpart.fullName, placeName ?? ''].filter((part) => part !== '').join(' · ')}
            </span>
          </div>
        </div>
        <NextStep bookingId={id} />
      </article>
    </Card>
  );
}

interface OfBookingProps {
  readonly bookingId: string;
}

/** It is there with the page; once it is done, the next one is fetched without taking the page away. */
function NextStep({ bookingId }: OfBookingProps): ReactNode {
  const { data: booking } = useQuery(bookingQuery(useApi(), bookingId));
  return booking === undefined ? null : <StepOf booking={booking} />;
}

interface StepOfProps {
  readonly booking: BookingView;
}

function StepOf({ booking }: StepOfProps): ReactNode {
  const { booking: expected } = expectBooking(booking, useOutboxState().commands, {
    isWorkTime: useHasCome(booking.workFrom),
    isNoShowTime: useHasCome(booking.noShowFrom),
  });
  return (
    <div className="web-turn">
      <BookingTurn booking={expected} reader="professional" headingAs="h3" />
      <WaitingCommands bookingId={booking.id} />
      <BookingActions booking={expected} reader="professional" isMainOnly />
    </div>
  );
}
