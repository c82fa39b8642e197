import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';

import { Avatar } from '../avatar/avatar.tsx';
import { Card } from '../card/card.tsx';
import { DayAndTime } from '../day-and-time/day-and-time.tsx';
import { Distance } from '../distance/distance.tsx';
import type { Instant } from '../formats/format-date.ts';
import { Icon } from '../icons/icon.tsx';
import { appointmentIcon, placeIcon } from '../icons/icons.ts';
import { type Price, PriceTag, type PriceUnit } from '../price-tag/price-tag.tsx';
import { RatingLine, type RatingOf } from '../rating-summary/rating-line.tsx';
import { StretchedLink } from '../stretched-link/stretched-link.tsx';

export interface ProfessionalCardProps {
  /** The heading level of the name in the outline of the page. */
  readonly headingAs?: 'h2' | 'h3';
  /** Gives the initials. */
  readonly name: string;
  readonly imageUrl?: string | null;
  /** A link element to the profile with the name inside. Its hit area is the whole card. */
  readonly link: ReactElement;
  /** What they do, in a few words. */
  readonly trade: ReactNode;
  readonly area: ReactNode;
  /** Distance from the visitor in meters. */
  readonly distance?: number;
  readonly rating: RatingOf | null;
  readonly price?: Price;
  readonly unit?: PriceUnit;
  /** The first free slot; null when there is none in the next days, undefined when unknown. */
  readonly nextFree?: Instant | null;
  /** DatedBadges or StatusBadges, two at most. */
  readonly badges?: ReactNode;
  /** Save, invite. It stays pressable above the card's link. */
  readonly action?: ReactNode;
}

/** A professional in a list: name, trade, rating, distance, next free slot and price. */
export function ProfessionalCard({
  headingAs: Heading = 'h3',
  name,
  imageUrl = null,
  link,
  trade,
  area,
  distance,
  rating,
  price,
  unit = 'fixed',
  nextFree,
  badges,
  action,
}: ProfessionalCardProps): ReactNode {
  return (
    <Card className="ui-professional-card" padding="none" isInteractive asChild>
      <article>
        <div className="ui-professional-card-head">
          <Avatar name={name} imageUrl={imageUrl} size="large" />
          <div className="ui-professional-card-who">
            <Heading className="ui-professional-card-name">
              <StretchedLink>{link}</StretchedLink>
            </Heading>
            <p className="ui-professional-card-trade">{trade}</p>
            <RatingLine rating={rating} />
          </div>
          {action !== undefined && <div className="ui-professional-card-action">{action}</div>}
        </div>
        {badges !== undefined && <div className="ui-professional-card-badges">{badges}</div>}
        <ul className="ui-facts ui-professional-card-facts">
          <li>
            <Icon icon={placeIcon} size={16} />
            <span>
              {area}
              {distance !== undefined && (
                <span className="ui-professional-card-distance">
                  <Distance meters={distance} />
                </span>
              )}
            </span>
          </li>
          {nextFree !== undefined && (
            <li>
              <Icon icon={appointmentIcon} size={16} />
              {nextFree === null ? (
                <Trans>No free time in the next days</Trans>
              ) : (
                <span>
                  <Trans>Next free time:</Trans> <DayAndTime instant={nextFree} />
                </span>
              )}
            </li>
          )}
        </ul>
        {price !== undefined && (
          <div className="ui-professional-card-foot">
            <PriceTag price={price} unit={unit} />
          </div>
        )}
      </article>
    </Card>
  );
}
