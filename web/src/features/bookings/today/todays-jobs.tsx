import { Plural, Trans } from '@lingui/react/macro';
import {
  BookingStatusBadge,
  Callout,
  DateText,
  Duration,
  Heading,
  Link as UiLink,
  Text,
  TimeRange,
} from '@osta/ui-kit';
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { bookingsQuery, calendarQuery } from '../../../bookings/bookings.queries.ts';
import { currentJob, dayRoute, type Stop } from '../../../bookings/day-route.ts';
import { overviewRange } from '../../../bookings/overview-range.ts';
import { shownStatus } from '../../../bookings/shown-status.ts';
import { CurrentJobCard } from './current-job-card.tsx';

import '../../../components/details-page.css';
import '../bookings.css';
import './todays-jobs.css';

/** Minutes from which time between two jobs is worth a word. */
const leastGap = 15;

interface TodaysJobsProps {
  /** YYYY-MM-DD */
  readonly today: string;
}

/** The agreed jobs of today: the one that is on or comes next with its one step, and all of them in order. */
export function TodaysJobs({ today }: TodaysJobsProps): ReactNode {
  const titleId = useId();
  const api = useApi();
  const { data: week } = useSuspenseQuery(calendarQuery(api, overviewRange(today)));
  const { data: upcoming } = useSuspenseInfiniteQuery(
    bookingsQuery(api, 'professional', 'upcoming'),
  );
  const stops = dayRoute(week.items, today);
  const [first, last] = [stops[0]?.booking, stops.at(-1)?.booking];
  const current = currentJob(upcoming.pages[0]?.items ?? [], stops);
  return (
    <section className="web-today" aria-labelledby={titleId}>
      <Heading
        as="h2"
        size="small"
        id={titleId}
        aside={
          <UiLink asChild className="web-today-more">
            {stops.length > 1 ? (
              <Link
                to="/professional/bookings"
                search={{ tab: 'calendar', view: 'day' }}
                hash="route"
              >
                <Trans>See the route</Trans>
              </Link>
            ) : (
              <Link to="/professional/bookings" search={{ tab: 'calendar' }}>
                <Trans>See the calendar</Trans>
              </Link>
            )}
          </UiLink>
        }
      >
        <Trans>Today</Trans>
      </Heading>
      {(first === undefined || last === undefined) && current === null && (
        <Callout>
          <Trans>You have no bookings today.</Trans>
        </Callout>
      )}
      {first !== undefined && last !== undefined && (
        <Text tone="quiet">
          <Plural value={stops.length} one="# job" other="# jobs" />
          {' · '}
          <TimeRange start={first.startsAt} end={last.endsAt} />
          {current === null && (
            <>
              {' · '}
              <Trans>all done</Trans>
            </>
          )}
        </Text>
      )}
      {current !== null && <CurrentJobCard job={current} />}
      {stops.some(({ booking }) => booking.id !== current?.id) && (
        <ol className="web-day-rail">
          {stops.map((stop) => (
            <RailStop
              key={stop.booking.id}
              stop={stop}
              isCurrent={stop.booking.id === current?.id}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

interface RailStopProps {
  readonly stop: Stop;
  readonly isCurrent: boolean;
}

function RailStop({ stop: { booking, leg }, isCurrent }: RailStopProps): ReactNode {
  const { id, serviceName, counterpart, placeName, startsAt, endsAt } = booking;
  const status = shownStatus(booking.status);
  return (
    <li className="web-day-rail-stop" aria-current={isCurrent ? 'step' : undefined}>
      {leg !== null && leg.gapMinutes >= leastGap && (
        <p className="web-day-rail-gap">
          <Trans>
            <Duration minutes={leg.gapMinutes} /> free
          </Trans>
        </p>
      )}
      <span className="web-day-rail-time">
        <DateText instant={startsAt} style="time" />
      </span>
      <div className="web-day-rail-job">
        <div className="web-day-rail-words">
          <Link className="web-day-rail-link" to="/professional/bookings/$id" params={{ id }}>
            {serviceName}
          </Link>
          <span className="web-day-rail-detail">
            {[counterpart.fullName, placeName ?? ''].filter((part) => part !== '').join(' · ')}
          </span>
          <span className="web-day-rail-detail">
            <Trans>
              until <DateText instant={endsAt} style="time" />
            </Trans>
          </span>
        </div>
        {status !== null && <BookingStatusBadge status={status} reader="professional" />}
      </div>
    </li>
  );
}
