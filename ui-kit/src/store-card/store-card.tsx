import type { ReactElement, ReactNode } from 'react';

import { Card } from '../card/card.tsx';
import type { CategoryId } from '../category/categories.ts';
import { CategoryCover } from '../category/category-cover.tsx';
import { Icon } from '../icons/icon.tsx';
import { placeIcon } from '../icons/icons.ts';
import { RatingLine, type RatingOf } from '../rating-summary/rating-line.tsx';
import { StretchedLink } from '../stretched-link/stretched-link.tsx';

export interface StoreCardProps {
  /** The heading level of the name in the outline of the page. */
  readonly headingAs?: 'h2' | 'h3';
  /** A link element to the store with its name inside. Its hit area is the whole card. */
  readonly link: ReactElement;
  /** One sentence about what it sells. */
  readonly about: ReactNode;
  readonly area: ReactNode;
  readonly category: CategoryId | (string & {});
  /** Without one, the trade is drawn on a tile pattern. */
  readonly coverUrl?: string | null;
  /** Null when nobody has rated yet; left out where nobody can. */
  readonly rating?: RatingOf | null;
  /** An OpenNow: open until, closed until. */
  readonly hours?: ReactNode;
  /** On the cover: a StatusBadge. */
  readonly badge?: ReactNode;
}

/** A store in a list. */
export function StoreCard({
  headingAs: Heading = 'h3',
  link,
  about,
  area,
  category,
  coverUrl = null,
  rating,
  hours,
  badge,
}: StoreCardProps): ReactNode {
  return (
    <Card className="ui-store-card" padding="none" isInteractive asChild>
      <article>
        <div className="ui-store-card-cover">
          {coverUrl === null ? (
            <CategoryCover category={category} />
          ) : (
            <img className="ui-store-card-image" src={coverUrl} alt="" loading="lazy" />
          )}
          {badge !== undefined && <div className="ui-store-card-badge">{badge}</div>}
        </div>
        <div className="ui-store-card-body">
          <div className="ui-store-card-title">
            <Heading className="ui-store-card-name">
              <StretchedLink>{link}</StretchedLink>
            </Heading>
            {rating !== undefined && <RatingLine rating={rating} />}
          </div>
          <p className="ui-store-card-about">{about}</p>
          <p className="ui-store-card-area">
            <Icon icon={placeIcon} size={16} />
            <span>{area}</span>
          </p>
          {hours !== undefined && <div className="ui-store-card-hours">{hours}</div>}
        </div>
      </article>
    </Card>
  );
}
