import { Trans } from '@lingui/react/macro';
import type { BookingSummary } from '@osta/contracts/booking/api';
import { Badge, BookingCard, Heading, Link as UiLink, StatusBadge } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { localTimeOf } from '../time/tripoli.ts';
import { useToday } from '../time/use-today.ts';
import { shownPrice } from './booking-price.ts';
import type { BookingRole } from './bookings.queries.ts';
import { RhythmText } from './rhythm-text.tsx';
import { shownStatus } from './shown-status.ts';
import { UnreadBadge, useUnreadMessages } from './unread-badge.tsx';

import './bookings-list.css';

interface BookingsListProps {
  readonly bookings: readonly BookingSummary[];
  readonly reader: BookingRole;
  /** Puts the bookings of today first, under a heading of their own. */
  readonly hasToday: boolean;
  /** The heading level of a booking, where no day has a heading above it. */
  readonly headingAs?: 'h2' | 'h3';
}

/** Bookings as cards, in the order given. */
export function BookingsList({
  bookings,
  reader,
  hasToday,
  headingAs = 'h2',
}: BookingsListProps): ReactNode {
  const today = useToday();
  const isToday = ({ startsAt }: BookingSummary): boolean => localTimeOf(startsAt).day === today;
  const ofToday = hasToday ? bookings.filter(isToday) : [];
  if (ofToday.length === 0) {
    return <Cards bookings={bookings} reader={reader} headingAs={headingAs} />;
  }
  const others = bookings.filter((booking) => !isToday(booking));
  return (
    <>
      <section className="web-bookings-part">
        <Heading as="h2" size="small" {...(reader === 'professional' && { aside: <RouteLink /> })}>
          <Trans>Today</Trans>
        </Heading>
        <Cards bookings={ofToday} reader={reader} headingAs="h3" />
      </section>
      {others.length > 0 && (
        <section className="web-bookings-part">
          <Heading as="h2" size="small">
            <Trans>Other days</Trans>
          </Heading>
          <Cards bookings={others} reader={reader} headingAs="h3" />
        </section>
      )}
    </>
  );
}

function RouteLink(): ReactNode {
  return (
    <UiLink asChild className="web-bookings-route">
      <Link to="/professional/bookings" search={{ tab: 'calendar', view: 'day' }} hash="route">
        <Trans>See the route</Trans>
      </Link>
    </UiLink>
  );
}

type CardsProps = Required<Omit<BookingsListProps, 'hasToday'>>;

function Cards({ bookings, reader, headingAs }: CardsProps): ReactNode {
  const unreadOn = useUnreadMessages();
  return (
    <div className="web-bookings">
      {bookings.map((booking) => {
        const status = shownStatus(booking.status);
        if (status === null) return null;
        const { id, counterpart, placeName, proposedBy, store, series } = booking;
        const where = [store?.name ?? '', placeName ?? ''].filter((part) => part !== '');
        const unread = unreadOn(id);
        const isAsked = proposedBy !== null && proposedBy !== reader;
        return (
          <BookingCard
            key={id}
            headingAs={headingAs}
            link={
              <Link
                to={reader === 'customer' ? '/customer/bookings/$id' : '/professional/bookings/$id'}
                params={{ id }}
              >
                {booking.serviceName}
              </Link>
            }
            status={status}
            reader={reader}
            start={booking.startsAt}
            end={booking.endsAt}
            person={counterpart.fullName}
            {...(where.length > 0 && { place: where.join(' · ') })}
            {...shownPrice(booking)}
            {...((isAsked || unread > 0 || series !== null) && {
              actions: (
                <>
                  {isAsked && (
                    <StatusBadge tone="waiting">
                      <Trans>A new time waits for your answer</Trans>
                    </StatusBadge>
                  )}
                  {unread > 0 && <UnreadBadge count={unread} />}
                  {series !== null && <SeriesBadge series={series} />}
                </>
              ),
            })}
          />
        );
      })}
    </div>
  );
}

interface SeriesBadgeProps {
  readonly series: NonNullable<BookingSummary['series']>;
}

function SeriesBadge({ series: { rhythm, position, of } }: SeriesBadgeProps): ReactNode {
  return (
    <Badge>
      <RhythmText rhythm={rhythm} /> ·{' '}
      <Trans>
        {position} of {of}
      </Trans>
    </Badge>
  );
}
