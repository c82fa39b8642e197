import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { BookingStatusBadge, DayAndTime, Link } from '@osta/ui-kit';
import { Link as RouteLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { BookingRole } from '../../../bookings/bookings.queries.ts';
import { RhythmText } from '../../../bookings/rhythm-text.tsx';
import { shownStatus } from '../../../bookings/shown-status.ts';

interface BookingSeriesProps {
  readonly booking: BookingView;
  readonly reader: BookingRole;
}

/** The bookings that were placed together with this one; nothing for a single one. */
export function BookingSeries({ booking: { id, series }, reader }: BookingSeriesProps): ReactNode {
  if (series === null) return null;
  const { position, of, rhythm, bookings } = series;
  return (
    <section className="web-panel" aria-labelledby="booking-series">
      <h2 className="web-panel-title" id="booking-series">
        <Trans>
          Booking {position} of {of}
        </Trans>
      </h2>
      <p className="web-turn-text">
        <RhythmText rhythm={rhythm} />
      </p>
      <ol className="web-series">
        {bookings.map(({ id: each, startsAt, status, proposal }) => {
          const shown = shownStatus(status);
          return (
            <li key={each} className="web-series-booking">
              {each === id ? (
                <strong aria-current="page">
                  <DayAndTime instant={startsAt} />
                </strong>
              ) : (
                <Link asChild>
                  <RouteLink
                    className="web-series-link"
                    to={
                      reader === 'customer'
                        ? '/customer/bookings/$id'
                        : '/professional/bookings/$id'
                    }
                    params={{ id: each }}
                  >
                    <DayAndTime instant={startsAt} />
                  </RouteLink>
                </Link>
              )}
              {shown !== null && <BookingStatusBadge status={shown} reader={reader} />}
              {proposal !== null && (
                <span className="web-hint">
                  <Trans>
                    Proposed: <DayAndTime instant={proposal.startsAt} />
                  </Trans>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
