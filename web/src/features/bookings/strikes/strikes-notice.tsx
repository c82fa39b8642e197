import { Plural, Trans } from '@lingui/react/macro';
import { Callout, DateText } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { strikesQuery } from '../../../bookings/strikes.queries.ts';
import { StrikeStandingText, strikeCauses } from './strike-words.tsx';

/** The strikes of the reader, what they mean, and the way to contest them; nothing when they have none. */
export function StrikesNotice(): ReactNode {
  const { data } = useSuspenseQuery(strikesQuery(useApi()));
  const { items, limit, days, pausedUntil } = data;
  const open = items.filter(({ counts, standing }) => counts || standing === 'contested');
  if (open.length === 0) return null;
  const until = pausedUntil !== null && <DateText instant={pausedUntil} style="weekday" />;
  return (
    <div className="web-strikes-notice">
      <Callout
        tone={pausedUntil === null ? 'info' : 'waiting'}
        title={
          until === false ? (
            <Plural value={open.length} one="You have # strike" other="You have # strikes" />
          ) : (
            <Trans>Booking times is paused until {until}</Trans>
          )
        }
      >
        <p>
          {until === false ? (
            <Trans>
              A late cancellation or a missed booking counts for{' '}
              <Plural value={days} one="# day" other="# days" />. With{' '}
              <Plural value={limit} one="# strike" other="# strikes" />, booking times is paused for
              a while.
            </Trans>
          ) : (
            <Trans>
              Too many late cancellations or missed bookings. What’s booked stays, and you can still
              ask for offers and answer requests.
            </Trans>
          )}
        </p>
        <ul className="web-strikes">
          {open.map((strike) => (
            <li key={strike.bookingId}>
              <Link
                className="ui-link web-strike-booking"
                data-underline="always"
                to={
                  strike.of === 'customer' ? '/customer/bookings/$id' : '/professional/bookings/$id'
                }
                params={{ id: strike.bookingId }}
              >
                <bdi>{strike.serviceName}</bdi>
                {' · '}
                <DateText instant={strike.startsAt} />
              </Link>
              <p>
                {strikeCauses[strike.cause]}. <StrikeStandingText strike={strike} />
              </p>
            </li>
          ))}
        </ul>
        <p>
          <Trans>
            If one isn’t right, contest it on the page of its booking: a missed booking within 24
            hours, a late cancellation while it counts.
          </Trans>
        </p>
      </Callout>
    </div>
  );
}
