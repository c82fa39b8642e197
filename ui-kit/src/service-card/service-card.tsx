import type { ReactElement, ReactNode } from 'react';

import { Card } from '../card/card.tsx';
import type { CategoryId } from '../category/categories.ts';
import { CategoryCover } from '../category/category-cover.tsx';
import { Duration } from '../duration/duration.tsx';
import { Icon } from '../icons/icon.tsx';
import { timeIcon } from '../icons/icons.ts';
import { type Price, PriceTag, type PriceUnit } from '../price-tag/price-tag.tsx';
import { RatingLine, type RatingOf } from '../rating-summary/rating-line.tsx';
import { StretchedLink } from '../stretched-link/stretched-link.tsx';
import { type ServiceTime, ServiceTimes } from './service-times.tsx';

export interface ServiceCardProps {
  /** The heading level of the name in the outline of the page. */
  readonly headingAs?: 'h2' | 'h3';
  /** A link element to the service with its name inside. Its hit area is the whole card. */
  readonly link: ReactElement;
  readonly category: CategoryId | (string & {});
  /** A PictureCover of its photos; left out where it has none: then the trade is drawn. */
  readonly cover?: ReactNode;
  readonly price: Price;
  readonly unit?: PriceUnit;
  /** The duration; left out where it is unknown. */
  readonly minutes?: number | null;
  readonly rating?: RatingOf | null;
  /** Who offers it. */
  readonly by?: ReactNode;
  /** What its professional says about it. A button in it stays pressable above the card's link. */
  readonly text?: ReactNode;
  /** The next free slots, in order; `[]` when there are none in the next days, left out when unknown. */
  readonly times?: readonly ServiceTime[];
  /** A StatusBadge, for the owner of the service: draft, paused. */
  readonly status?: ReactNode;
  /** A menu. It stays pressable above the card's link. */
  readonly action?: ReactNode;
}

/** One service: what it is, how long it takes, what it costs. */
export function ServiceCard({
  headingAs: Heading = 'h3',
  link,
  category,
  cover,
  price,
  unit = 'fixed',
  minutes = null,
  rating,
  by,
  text,
  times,
  status,
  action,
}: ServiceCardProps): ReactNode {
  return (
    <Card className="ui-service-card" padding="none" isInteractive asChild>
      <article>
        <div className="ui-service-card-cover">
          {cover ?? <CategoryCover category={category} />}
          {status !== undefined && <div className="ui-service-card-status">{status}</div>}
          {action !== undefined && <div className="ui-service-card-action">{action}</div>}
        </div>
        <div className="ui-service-card-body">
          <Heading className="ui-service-card-name">
            <StretchedLink>{link}</StretchedLink>
          </Heading>
          {by !== undefined && <p className="ui-service-card-by">{by}</p>}
          <p className="ui-service-card-facts">
            {rating !== undefined && <RatingLine rating={rating} />}
            {minutes !== null && (
              <span className="ui-service-card-duration">
                <Icon icon={timeIcon} size={15} />
                <Duration minutes={minutes} />
              </span>
            )}
          </p>
          {text !== undefined && <div className="ui-service-card-text">{text}</div>}
          {times !== undefined && <ServiceTimes times={times} />}
          <PriceTag price={price} unit={unit} />
        </div>
      </article>
    </Card>
  );
}
