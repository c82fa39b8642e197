import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { categoryOf } from '@osta/reference/category-of';
import {
  appointmentIcon,
  backIcon,
  BookingStatusBadge,
  DateText,
  DayAndTime,
  homeIcon,
  Icon,
  writeIcon,
  Link,
  personIcon,
  placeIcon,
  PlannedDay,
  serviceIcon,
  Text,
  timeIcon,
  TimeRange,
} from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link as RouteLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../../api/use-api.ts';
import { bookingQuery } from '../../../bookings/bookings.queries.ts';
import { shownStatus } from '../../../bookings/shown-status.ts';
import { TradeIcon } from '../../../catalogue/trade-icon.tsx';
import { Fact } from '../../../components/fact.tsx';
import { ProfessionalName } from '../../../professionals/professional-name.tsx';
import { ContestedMessages } from '../messages/contested-messages.tsx';
import { strikeCauses } from '../strikes/strike-words.tsx';
import { BookingCosts } from './booking-costs.tsx';
import { BookingDecisions } from './booking-decisions.tsx';
import { BookingSteps } from './booking-steps.tsx';

import '../../../components/details-page.css';
import '../bookings.css';

const route = getRouteApi('/_default/admin/bookings/$id');

/** A booking for an admin: who said what, what happened, and what can be decided. */
export function AdminBookingPage(): ReactNode {
  const { id } = route.useParams();
  const { data: booking } = useSuspenseQuery(bookingQuery(useApi(), id));
  const status = shownStatus(booking.status);
  const { ending, proposal, strike } = booking;
  return (
    <div className="web-page">
      <header className="web-request-header">
        <Link asChild isQuiet>
          <RouteLink to="/admin/bookings/all" className="web-back">
            <Icon icon={backIcon} size={18} />
            <Trans>All bookings</Trans>
          </RouteLink>
        </Link>
        <div className="web-request-title-row">
          <TradeIcon trade={categoryOf(booking.serviceId)} />
          <div className="web-request-words">
            <h1 className="web-request-title">{booking.serviceName}</h1>
            <p className="web-request-meta">
              <DayAndTime instant={booking.startsAt} />
            </p>
          </div>
          {status !== null && (
            <span className="web-request-status">
              <BookingStatusBadge status={status} reader="other" />
            </span>
          )}
        </div>
      </header>
      <div className="web-request-columns">
        <div className="web-request-main">
          <section className="web-panel" aria-labelledby="booking-sides">
            <h2 className="web-panel-title" id="booking-sides">
              <Trans>The two sides</Trans>
            </h2>
            <dl className="web-fact-list">
              <Fact icon={personIcon} name={<Trans>Customer</Trans>}>
                <bdi>{booking.customer.fullName}</bdi>
              </Fact>
              <Fact icon={serviceIcon} name={<Trans>Professional</Trans>}>
                <ProfessionalName person={booking.professional} />
              </Fact>
              <Fact icon={appointmentIcon} name={<Trans>When</Trans>}>
                <PlannedDay instant={booking.startsAt} />
                <br />
                <TimeRange start={booking.startsAt} end={booking.endsAt} />
              </Fact>
              {proposal !== null && (
                <Fact icon={timeIcon} name={<Trans>Proposed instead</Trans>}>
                  <DayAndTime instant={proposal.startsAt} />
                  <br />
                  <bdi>{booking[proposal.by].fullName}</bdi>
                </Fact>
              )}
              {booking.placeName !== null && (
                <Fact icon={placeIcon} name={<Trans>Where</Trans>}>
                  {booking.placeName}
                </Fact>
              )}
              {booking.addressNote !== null && booking.addressNote !== '' && (
                <Fact icon={homeIcon} name={<Trans>How to find the door</Trans>}>
                  <bdi>{booking.addressNote}</bdi>
                </Fact>
              )}
              {booking.note !== '' && (
                <Fact icon={writeIcon} name={<Trans>Note</Trans>}>
                  <bdi>{booking.note}</bdi>
                </Fact>
              )}
            </dl>
            {ending !== null && ending.reason !== '' && (
              <blockquote className="web-quote-note" dir="auto">
                {ending.reason}
              </blockquote>
            )}
            <div className="web-admin-decisions">
              <BookingDecisions booking={booking} />
            </div>
          </section>
          {strike !== null && <StrikeFacts booking={booking} strike={strike} />}
          <ContestedMessages booking={booking} />
          <BookingCosts booking={booking} />
        </div>
        <div className="web-request-side">
          <BookingSteps booking={booking} waiting={0} />
        </div>
      </div>
    </div>
  );
}

const standings: Readonly<Record<NonNullable<BookingView['strike']>['standing'], ReactNode>> = {
  stands: <Trans>Stands</Trans>,
  contested: <Trans>Contested: it doesn’t count until you decide</Trans>,
  upheld: <Trans>Upheld</Trans>,
  lifted: <Trans>Taken back</Trans>,
};

interface StrikeFactsProps {
  readonly booking: BookingView;
  readonly strike: NonNullable<BookingView['strike']>;
}

function StrikeFacts({ booking, strike }: StrikeFactsProps): ReactNode {
  return (
    <section className="web-panel" aria-labelledby="booking-strike">
      <h2 className="web-panel-title" id="booking-strike">
        <Trans>The strike</Trans>
      </h2>
      <dl className="web-fact-list">
        <Fact icon={personIcon} name={<Trans>Whose</Trans>}>
          {strike.of === 'professional' ? (
            <ProfessionalName person={booking.professional} />
          ) : (
            <bdi>{booking.customer.fullName}</bdi>
          )}
        </Fact>
        <Fact icon={writeIcon} name={<Trans>Why</Trans>}>
          {strikeCauses[strike.cause]}
        </Fact>
        <Fact icon={timeIcon} name={<Trans>Where it stands</Trans>}>
          {standings[strike.standing]}
        </Fact>
        <Fact icon={appointmentIcon} name={<Trans>Counts at the longest until</Trans>}>
          <DateText instant={strike.countsUntil} />
        </Fact>
      </dl>
      {strike.objection !== '' && (
        <blockquote className="web-quote-note" dir="auto">
          {strike.objection}
        </blockquote>
      )}
      {strike.decision !== '' && <Text dir="auto">{strike.decision}</Text>}
    </section>
  );
}
