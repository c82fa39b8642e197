import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { DayAndTime } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import type { BookingRole } from '../../../bookings/bookings.queries.ts';

interface Turn {
  readonly title: ReactNode;
  readonly text?: ReactNode;
}

interface BookingTurnProps {
  readonly booking: BookingView;
  readonly reader: BookingRole;
  /** Its level in the outline of the page. */
  readonly headingAs?: 'h2' | 'h3';
}

/** Where the booking stands, and what the reader can expect or has to do next. */
export function BookingTurn({
  booking,
  reader,
  headingAs: Heading = 'h2',
}: BookingTurnProps): ReactNode {
  const { title, text } = reader === 'customer' ? forCustomer(booking) : forProfessional(booking);
  return (
    <>
      <Heading className="web-panel-title" id="booking-turn">
        {title}
      </Heading>
      {text !== undefined && <p className="web-turn-text">{text}</p>}
    </>
  );
}

function forCustomer(booking: BookingView): Turn {
  const name = <bdi>{booking.professional.fullName}</bdi>;
  const start = <DayAndTime instant={booking.startsAt} />;
  switch (booking.status) {
    case 'held':
      return {
        title: <Trans>Not booked yet</Trans>,
        text: (
          <Trans>
            We’re keeping {start} for you for a few minutes. Check it and book; otherwise the time
            is free again.
          </Trans>
        ),
      };
    case 'pending':
      return {
        title: <Trans>{name} will answer</Trans>,
        ...(booking.answerBy !== null && {
          text: (
            <Trans>
              Your time is kept until <DayAndTime instant={booking.answerBy} />. We’ll notify you.
            </Trans>
          ),
        }),
      };
    case 'confirmed':
      if (booking.isOver) {
        return {
          title: <Trans>The time is over: did it happen?</Trans>,
          text: (
            <Trans>
              If the work has begun or is done, say that it has started. If nobody came, report it
              or propose another time. If nobody says anything, it counts as completed after two
              days.
            </Trans>
          ),
        };
      }
      if (booking.arrivedAt !== null) {
        return {
          title: <Trans>{name} is at the door</Trans>,
          text: <Trans>Give your code when the work starts.</Trans>,
        };
      }
      return booking.onTheWayAt === null
        ? {
            title: <Trans>It’s confirmed</Trans>,
            text: (
              <Trans>
                {name} comes on {start}.
              </Trans>
            ),
          }
        : { title: <Trans>{name} is on the way</Trans>, text: <Trans>Your time: {start}.</Trans> };
    case 'in_progress':
      return {
        title: <Trans>The work has started</Trans>,
        text: <Trans>Extra work counts only if you approve it.</Trans>,
      };
    case 'awaiting_confirmation':
      return {
        title: <Trans>Is the work done?</Trans>,
        ...(booking.completesAt !== null && {
          text: (
            <Trans>
              {name} says so. Confirm it by <DayAndTime instant={booking.completesAt} />; after that
              it counts as confirmed.
            </Trans>
          ),
        }),
      };
    case 'completed':
    case 'disputed':
    case 'no_show':
    case 'cancelled':
    case 'declined':
    case 'expired':
    case 'released':
    case 'refused':
      return ended(booking, 'customer');
  }
}

function forProfessional(booking: BookingView): Turn {
  const name = <bdi>{booking.customer.fullName}</bdi>;
  const start = <DayAndTime instant={booking.startsAt} />;
  switch (booking.status) {
    case 'held':
      return {
        title: <Trans>{name} is about to book you</Trans>,
        text: <Trans>The time is kept for a few minutes. There’s nothing to do yet.</Trans>,
      };
    case 'pending':
      return {
        title: <Trans>{name} wants to book you</Trans>,
        ...(booking.answerBy !== null && {
          text: (
            <Trans>
              Answer by <DayAndTime instant={booking.answerBy} />; after that the booking expires.
            </Trans>
          ),
        }),
      };
    case 'confirmed':
      if (booking.isOver) {
        return {
          title: <Trans>The time is over: did it happen?</Trans>,
          text: (
            <Trans>
              If the work has begun or is done, start it with the code of {name}. If nobody was
              there, report it or propose another time. If nobody says anything, it counts as
              completed after two days.
            </Trans>
          ),
        };
      }
      if (booking.arrivedAt !== null) {
        return {
          title: <Trans>You’re at the door</Trans>,
          text: <Trans>Ask {name} for the start code.</Trans>,
        };
      }
      return booking.onTheWayAt === null
        ? {
            title: <Trans>It’s confirmed</Trans>,
            text: (
              <Trans>
                {name} expects you on {start}.
              </Trans>
            ),
          }
        : {
            title: <Trans>You’re on the way</Trans>,
            text: (
              <Trans>
                {name} expects you on {start}.
              </Trans>
            ),
          };
    case 'in_progress':
      return {
        title: <Trans>The work has started</Trans>,
        text: <Trans>Propose extra work before you do it. Finish when everything is done.</Trans>,
      };
    case 'awaiting_confirmation':
      return {
        title: <Trans>Waiting for {name} to confirm</Trans>,
        ...(booking.completesAt !== null && {
          text: (
            <Trans>
              Without an objection it’s completed on <DayAndTime instant={booking.completesAt} />.
            </Trans>
          ),
        }),
      };
    case 'completed':
    case 'disputed':
    case 'no_show':
    case 'cancelled':
    case 'declined':
    case 'expired':
    case 'released':
    case 'refused':
      return ended(booking, 'professional');
  }
}

/** Returns what there is to say about a booking that does not go on, or is done. */
function ended(booking: BookingView, reader: BookingRole): Turn {
  const { ending, status } = booking;
  const other = (
    <bdi>{(reader === 'customer' ? booking.professional : booking.customer).fullName}</bdi>
  );
  const isOwn = ending?.by === reader;
  const isOther =
    ending !== null && !isOwn && (ending.by === 'customer' || ending.by === 'professional');
  switch (status) {
    case 'completed':
      return {
        title: <Trans>The job is completed</Trans>,
        text:
          booking.isVerified === false ? (
            <Trans>Nobody objected, so it counts as completed.</Trans>
          ) : (
            <Trans>The work is confirmed.</Trans>
          ),
      };
    case 'disputed':
      return {
        title: <Trans>We’re looking into it</Trans>,
        text: <Trans>We’ll talk to both sides and decide.</Trans>,
      };
    case 'no_show':
      return isOwn
        ? {
            title: <Trans>You reported that nobody was there</Trans>,
            text: <Trans>{other} can contest it within 24 hours of your report.</Trans>,
          }
        : {
            title: <Trans>{other} reported that you weren’t there</Trans>,
            text: booking.allowed.includes('contest-no-show') ? (
              <Trans>If that’s wrong, contest it.</Trans>
            ) : (
              <Trans>The 24 hours to contest it are over. If it’s wrong, write to us.</Trans>
            ),
          };
    case 'cancelled':
      return {
        title: isOwn ? (
          <Trans>You cancelled this booking</Trans>
        ) : isOther ? (
          <Trans>{other} cancelled this booking</Trans>
        ) : (
          <Trans>Osta cancelled this booking</Trans>
        ),
        ...(ending?.isLate === true && {
          text: <Trans>It counts as a late cancellation.</Trans>,
        }),
      };
    case 'declined':
      return {
        title: isOwn ? (
          <Trans>You declined this booking</Trans>
        ) : (
          <Trans>{other} declined this booking</Trans>
        ),
      };
    case 'expired':
      return {
        title: <Trans>The booking has expired</Trans>,
        text: <Trans>Nobody answered it in time.</Trans>,
      };
    case 'pending':
    case 'confirmed':
    case 'in_progress':
    case 'awaiting_confirmation':
    case 'held':
    case 'released':
    case 'refused':
      return { title: <Trans>This time is no longer kept</Trans> };
  }
}
