import { Trans } from '@lingui/react/macro';
import type { CalendarBooking } from '@osta/contracts/booking/api';
import {
  Button,
  Callout,
  Duration,
  Heading,
  StatusBadge,
  Text,
  TimeRange,
  VisuallyHidden,
} from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, useId, useMemo, useState } from 'react';

import { dayRoute, type Leg, type Stop } from '../../../bookings/day-route.ts';
import { NearSight } from '../../../components/near-sight.tsx';

import './day-route.css';

/** The map is loaded after the words. */
const DayRouteMap = lazy(async () => ({
  default: (await import('./day-route-map.tsx')).DayRouteMap,
}));

interface DayRouteProps {
  readonly bookings: readonly CalendarBooking[];
  /** YYYY-MM-DD */
  readonly day: string;
}

/** The jobs of a day in order, on a map and as a list, and whether there is time for the way between them. */
export function DayRoute({ bookings, day }: DayRouteProps): ReactNode {
  const titleId = useId();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const stops = useMemo(() => dayRoute(bookings, day), [bookings, day]);
  const jobs = useMemo(() => stops.map(({ booking }) => booking), [stops]);
  const hasPlaces = jobs.some(({ point }) => point !== null);
  return (
    <section className="web-day-route" id="route" aria-labelledby={titleId}>
      <Heading as="h2" size="small" id={titleId}>
        <Trans>Route of the day</Trans>
      </Heading>
      {stops.length === 0 ? (
        <Callout>
          <Trans>There is no confirmed job on this day.</Trans>
        </Callout>
      ) : (
        <div className="web-day-route-parts">
          <ol className="web-day-route-stops">
            {stops.map((stop) => (
              <RouteStop
                key={stop.booking.id}
                stop={stop}
                isSelected={stop.booking.id === selectedId}
              />
            ))}
          </ol>
          {hasPlaces && (
            <NearSight className="web-day-route-map">
              <DayRouteMap jobs={jobs} selectedId={selectedId} onSelect={setSelectedId} />
            </NearSight>
          )}
          <Text tone="quiet" size="small">
            <Trans>
              Travel times are an estimate: the straight line between the middles of both places and
              40% more for the road, at 30 km/h for the first 15 km and 80 km/h beyond. Traffic
              isn’t included.
            </Trans>
          </Text>
        </div>
      )}
    </section>
  );
}

interface RouteStopProps {
  readonly stop: Stop;
  readonly isSelected: boolean;
}

function RouteStop({ stop: { booking, leg }, isSelected }: RouteStopProps): ReactNode {
  const { id, serviceName, counterpart, placeName, point, startsAt, endsAt } = booking;
  return (
    <li className="web-day-route-stop">
      {leg !== null && <LegText leg={leg} />}
      <div className="web-day-route-job" data-selected={isSelected || undefined}>
        <div className="web-day-route-words">
          <TimeRange start={startsAt} end={endsAt} />
          <Link className="web-day-route-link" to="/professional/bookings/$id" params={{ id }}>
            {serviceName}
          </Link>
          <span className="web-day-route-where">
            {[counterpart.fullName, placeName ?? ''].filter((part) => part !== '').join(' · ')}
          </span>
        </div>
        {point !== null && (
          <Button asChild variant="secondary" size="small">
            <a
              href={`https://www.google.com/maps/dir/?api=1&destination=${point.latitude},${point.longitude}`}
              target="_blank"
              rel="noreferrer"
            >
              <Trans>Directions</Trans>
              <VisuallyHidden> {placeName}</VisuallyHidden>
            </a>
          </Button>
        )}
      </div>
    </li>
  );
}

interface LegTextProps {
  readonly leg: Leg;
}

function LegText({ leg: { travelMinutes, gapMinutes, isTight } }: LegTextProps): ReactNode {
  if (travelMinutes === null) {
    return (
      <p className="web-day-route-leg">
        <Trans>The travel time isn’t known: one of the places is missing.</Trans>
      </p>
    );
  }
  return (
    <p className="web-day-route-leg" data-tight={isTight || undefined}>
      {isTight && (
        <StatusBadge tone="danger">
          <Trans>Too little time</Trans>
        </StatusBadge>
      )}
      <span>
        <Trans>
          About <Duration minutes={travelMinutes} /> on the road, <Duration minutes={gapMinutes} />{' '}
          between the jobs
        </Trans>
      </span>
    </p>
  );
}
