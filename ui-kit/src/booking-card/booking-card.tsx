import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';

import { Avatar } from '../avatar/avatar.tsx';
import type { BookingReader, BookingStatus } from '../booking-status-badge/booking-looks.ts';
import { BookingStatusBadge } from '../booking-status-badge/booking-status-badge.tsx';
import { Card } from '../card/card.tsx';
import { DateBlock } from '../day-and-time/date-block.tsx';
import { DayAndTime } from '../day-and-time/day-and-time.tsx';
import { NearDay } from '../day-and-time/near-day.tsx';
import { TimeRange } from '../day-and-time/time-range.tsx';
import type { Instant } from '../formats/format-date.ts';
import { Icon } from '../icons/icon.tsx';
import { appointmentIcon, placeIcon } from '../icons/icons.ts';
import { Money } from '../money/money.tsx';
import { type Price, PriceTag, type PriceUnit } from '../price-tag/price-tag.tsx';
import { StretchedLink } from '../stretched-link/stretched-link.tsx';

export interface BookingCardProps {
  /** The heading level of the name in the outline of the page. */
  readonly headingAs?: 'h2' | 'h3';
  /**
   * A link element to the booking, with the service's name inside. Its hit area is the whole card.
   */
  readonly link: ReactElement;
  readonly status: BookingStatus;
  readonly reader?: BookingReader;
  readonly start: Instant;
  readonly end: Instant;
  /** The other party: the professional for a customer, the customer for a professional. */
  readonly person: string;
  readonly personImageUrl?: string | null;
  /** Left out where it is not known here. */
  readonly place?: ReactNode;
  /** Null shows `--`. */
  readonly price: Price | null;
  readonly unit?: PriceUnit;
  /** A proposed new time that waits for an answer. */
  readonly proposedStart?: Instant;
  /** The next thing to do. It stays pressable above the card's link. */
  readonly actions?: ReactNode;
}

/** One booking in a list: when, what, with whom, where, and its status. */
export function BookingCard({
  headingAs: Heading = 'h3',
  link,
  status,
  reader = 'customer',
  start,
  end,
  person,
  personImageUrl = null,
  place,
  price,
  unit = 'fixed',
  proposedStart,
  actions,
}: BookingCardProps): ReactNode {
  const isOver = ['cancelled', 'declined', 'expired', 'no_show'].includes(status);
  return (
    <Card className="ui-booking-card" padding="none" isInteractive asChild>
      <article data-over={isOver || undefined}>
        <DateBlock instant={start} />
        <div className="ui-booking-card-body">
          <div className="ui-booking-card-head">
            <Heading className="ui-booking-card-title">
              <StretchedLink>{link}</StretchedLink>
            </Heading>
            <BookingStatusBadge status={status} reader={reader} />
          </div>
          <ul className="ui-facts" data-quiet>
            <li>
              <Icon icon={appointmentIcon} size={16} />
              <span>
                <NearDay instant={start}>
                  {(word) => <span suppressHydrationWarning>{`${word} · `}</span>}
                </NearDay>
                <TimeRange start={start} end={end} />
              </span>
            </li>
            {place !== undefined && (
              <li>
                <Icon icon={placeIcon} size={16} />
                <span>{place}</span>
              </li>
            )}
          </ul>
          {proposedStart !== undefined && (
            <p className="ui-booking-card-proposed">
              <Trans>New time proposed:</Trans> <DayAndTime instant={proposedStart} />
            </p>
          )}
          <div className="ui-booking-card-foot">
            <span className="ui-booking-card-person">
              <Avatar name={person} imageUrl={personImageUrl} size="small" />
              <bdi>{person}</bdi>
            </span>
            <span className="ui-booking-card-price">
              {price === null ? <Money dirham={null} /> : <PriceTag price={price} unit={unit} />}
            </span>
          </div>
          {actions !== undefined && <div className="ui-booking-card-actions">{actions}</div>}
        </div>
      </article>
    </Card>
  );
}
