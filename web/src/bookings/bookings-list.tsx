import { Plural, Trans } from '@lingui/react/macro';
import type { BookingSummary } from '@osta/contracts/booking/api';
import {
  Badge,
  BookingCard,
  DateText,
  Heading,
  Link as UiLink,
  PlannedDay,
  StatusBadge,
} from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useFaces } from '../professionals/use-faces.ts';
import { useToday } from '../time/use-today.ts';
import { bookingGroups, type Period } from './booking-groups.ts';
import { shownPrice } from './booking-price.ts';
import type { BookingRole } from './bookings.queries.ts';
import { RhythmText } from './rhythm-text.tsx';
import { shownStatus } from './shown-status.ts';
import { UnreadBadge, useUnreadMessages } from './unread-badge.tsx';

import './bookings-list.css';

interface BookingsListProps {
  readonly bookings: readonly BookingSummary[];
  readonly reader: BookingRole;
  /** Puts a heading above the bookings of each day or month; without it there is none. */
  readonly groupedBy?: Period;
  /** Puts the first booking under a heading of its own, above the others. */
  readonly hasNext?: boolean;
  /** The heading level of a booking, where it has no heading above it. */
  readonly headingAs?: 'h2' | 'h3';
}

/** Bookings as cards, in the order given. */
export function BookingsList({
  bookings,
  reader,
  groupedBy,
  hasNext = false,
  headingAs = 'h2',
}: BookingsListProps): ReactNode {
  const today = useToday();
  if (groupedBy === undefined) {
    return <Cards bookings={bookings} reader={reader} headingAs={headingAs} />;
  }
  const next = hasNext ? bookings.slice(0, 1) : [];
  return (
    <>
      {next.length > 0 && (
        <section className="web-bookings-part">
          <Heading as="h2" size="small">
            {next[0]?.status === 'in_progress' ? (
              <Trans>Going on now</Trans>
            ) : (
              <Trans>Your next booking</Trans>
            )}
          </Heading>
          <Cards bookings={next} reader={reader} headingAs="h3" />
        </section>
      )}
      {bookingGroups(bookings.slice(next.length), groupedBy).map((group) => {
        const isToday = groupedBy === 'day' && group.key === today;
        return (
          <section key={group.key} className="web-bookings-part">
            <Heading as="h2" size="small" {...(isToday && { aside: <RouteLink /> })}>
              {groupedBy === 'day' ? (
                <PlannedDay instant={group.startsAt} />
              ) : (
                <DateText instant={group.startsAt} style="month" />
              )}
            </Heading>
            <Cards bookings={group.bookings} reader={reader} headingAs="h3" />
          </section>
        );
      })}
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

type CardsProps = Required<Pick<BookingsListProps, 'bookings' | 'reader' | 'headingAs'>>;

function Cards({ bookings, reader, headingAs }: CardsProps): ReactNode {
  const unreadOn = useUnreadMessages();
  // Customers show their faces to nobody
  const faceOf = useFaces(
    reader === 'customer' ? bookings.map(({ counterpart }) => counterpart.id) : [],
  );
  return (
    <div className="web-bookings">
      {bookings.map((booking) => {
        const status = shownStatus(booking.status);
        if (status === null) return null;
        const { id, counterpart, placeName, proposedBy, proposedStart, revision, store, series } =
          booking;
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
            personImageUrl={faceOf(counterpart.id)}
            {...(where.length > 0 && { place: where.join(' · ') })}
            {...(proposedStart !== null && { proposedStart })}
            {...shownPrice(booking)}
            {...((isAsked || unread > 0 || revision > 0 || series !== null) && {
              actions: (
                <>
                  {isAsked && (
                    <StatusBadge tone="waiting">
                      <Trans>A new time waits for your answer</Trans>
                    </StatusBadge>
                  )}
                  {unread > 0 && <UnreadBadge count={unread} />}
                  {revision > 0 && <MovedBadge revision={revision} />}
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

type MovedBadgeProps = Pick<BookingSummary, 'revision'>;

function MovedBadge({ revision }: MovedBadgeProps): ReactNode {
  return (
    <Badge>
      {revision === 1 ? (
        <Trans>Moved once</Trans>
      ) : (
        <Plural value={revision} one="Moved # time" other="Moved # times" />
      )}
    </Badge>
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
