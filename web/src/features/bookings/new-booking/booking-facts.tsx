import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import type { PublicOffering } from '@osta/contracts/offering/api';
import {
  appointmentIcon,
  DayAndTime,
  doneIcon,
  homeIcon,
  Link as UiLink,
  writeIcon,
  placeIcon,
  PlannedDay,
  PriceTag,
  dayIcon,
  serviceIcon,
  TimeRange,
  undoIcon,
  walletIcon,
} from '@osta/ui-kit';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { agreedPrice } from '../../../bookings/booking-price.ts';
import { usePlaceItems } from '../../../catalogue/use-place-items.ts';
import { Fact } from '../../../components/fact.tsx';
import { VisitFee } from '../booking/booking-costs.tsx';
import type { BookingStep } from './booking-steps.ts';
import type { PlaceDraft } from './place-draft.ts';

const route = getRouteApi('/_default/customer/bookings/new');

interface BookingFactsProps {
  readonly booking: BookingView;
  readonly offering: PublicOffering | undefined;
  readonly draft: PlaceDraft;
  /** What is booked beside the held slot; `null`: nothing is. */
  readonly series: { readonly starts: readonly string[] } | null;
}

/** All that is about to be booked, with a way back to each part of it. */
export function BookingFacts({
  booking: { professional, serviceName, store, startsAt, endsAt, price, cancellation, createdAt },
  offering,
  draft,
  series,
}: BookingFactsProps): ReactNode {
  const { t } = useLingui();
  // Its line is there before the names of the places are
  const place = usePlaceItems().find(({ id }) => id === draft.place)?.label ?? '\u00A0';
  const storeName = store?.name ?? '';
  const [address, note] = [draft.address.trim(), draft.note.trim()];
  // Counted from the hold: nobody cancels what is not booked yet
  const isLate = cancellation.freeUntil <= createdAt;
  const until = <DayAndTime instant={cancellation.freeUntil} />;
  return (
    <>
      <div className="web-summary-part">
        <dl className="web-fact-list">
          <Fact icon={serviceIcon} name={<Trans>Service</Trans>}>
            <bdi>{serviceName}</bdi>
            <br />
            <bdi>{professional.fullName}</bdi>
            {storeName !== '' && (
              <>
                <br />
                <Trans>
                  Booked at <bdi>{storeName}</bdi>
                </Trans>
              </>
            )}
          </Fact>
        </dl>
        <UiLink asChild>
          <Link
            to="/professional/profile/$id/public"
            params={{ id: professional.id }}
            search={draft.place === null ? {} : { place: draft.place }}
            className="web-summary-change"
            aria-label={t`Change the service`}
          >
            <Trans>Change</Trans>
          </Link>
        </UiLink>
      </div>
      <div className="web-summary-part">
        <dl className="web-fact-list">
          <Fact icon={appointmentIcon} name={<Trans>When</Trans>}>
            <PlannedDay instant={startsAt} />
            <br />
            <TimeRange start={startsAt} end={endsAt} />
          </Fact>
        </dl>
        <ChangeLink step="time" name={t`Change the time`} />
      </div>
      <div className="web-summary-part">
        <dl className="web-fact-list">
          <Fact icon={placeIcon} name={<Trans>Where</Trans>}>
            {place}
          </Fact>
          {address !== '' && (
            <Fact icon={homeIcon} name={<Trans>How to find the door</Trans>}>
              <bdi>{address}</bdi>
            </Fact>
          )}
          {note !== '' && (
            <Fact icon={writeIcon} name={<Trans>Note to the professional</Trans>}>
              <span className="web-summary-words" dir="auto">
                {note}
              </span>
            </Fact>
          )}
          {series !== null && (
            <Fact icon={dayIcon} name={<Trans>Further times</Trans>}>
              <ul className="web-further-times">
                {series.starts.map((start) => (
                  <li key={start}>
                    <DayAndTime instant={start} />
                  </li>
                ))}
              </ul>
            </Fact>
          )}
        </dl>
        <ChangeLink step="place" name={t`Change place and note`} />
      </div>
      <div className="web-summary-part">
        <dl className="web-fact-list">
          <Fact icon={walletIcon} name={<Trans>Price</Trans>}>
            <PriceTag {...agreedPrice(price)} />
            {price.kind === 'visit-first' && (
              <>
                <br />
                <VisitFee dirham={price.fee} />
              </>
            )}
            <br />
            <Trans>Cash, once the work is done.</Trans>
          </Fact>
          {offering !== undefined && (
            <Fact icon={doneIcon} name={<Trans>Confirmation</Trans>}>
              {offering.confirmation === 'instant' ? (
                <Trans>Confirmed at once</Trans>
              ) : (
                <Trans>The professional confirms it first</Trans>
              )}
            </Fact>
          )}
          <Fact icon={undoIcon} name={<Trans>Cancelling</Trans>}>
            {isLate ? (
              <Trans>
                This time is so near that, once it’s confirmed, cancelling counts as late.
              </Trans>
            ) : (
              <Trans>Cancelling has no consequence until {until}.</Trans>
            )}
          </Fact>
        </dl>
      </div>
    </>
  );
}

interface ChangeLinkProps {
  readonly step: BookingStep;
  /** For screen readers: there are several links that say “Change”. */
  readonly name: string;
}

function ChangeLink({ step, name }: ChangeLinkProps): ReactNode {
  const search = route.useSearch();
  return (
    <UiLink asChild>
      <Link
        to="/customer/bookings/new"
        search={{ ...search, step }}
        className="web-summary-change"
        aria-label={name}
      >
        <Trans>Change</Trans>
      </Link>
    </UiLink>
  );
}
