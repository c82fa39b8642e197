import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';

import { Card } from '../card/card.tsx';
import type { CategoryId } from '../category/categories.ts';
import { CategoryIcon } from '../category/category-icon.tsx';
import { RelativeTime } from '../date-text/relative-time.tsx';
import type { Instant } from '../formats/format-date.ts';
import { Icon } from '../icons/icon.tsx';
import { appointmentIcon, placeIcon, quoteIcon, walletIcon } from '../icons/icons.ts';
import { type Price, PriceTag } from '../price-tag/price-tag.tsx';
import { StretchedLink } from '../stretched-link/stretched-link.tsx';

export interface RequestCardProps {
  /** The heading level of the name in the outline of the page. */
  readonly headingAs?: 'h2' | 'h3';
  /** A link element to the request with its title inside. Its hit area is the whole card. */
  readonly link: ReactElement;
  readonly category: CategoryId | (string & {});
  /** A StatusBadge. */
  readonly status: ReactNode;
  readonly createdAt: Instant;
  readonly place: ReactNode;
  /** The wanted time in words: “flexible”, a day, a day and a time. */
  readonly wanted: ReactNode;
  readonly budget?: Price;
  readonly quoteCount: number;
  /** How many of the quotes the reader has not seen. */
  readonly newQuoteCount?: number;
  /** The text as written, truncated to two lines. */
  readonly description?: string;
  /** The next thing to do. It stays pressable above the card's link. */
  readonly actions?: ReactNode;
}

/** One request in a list: what is needed, where, when, for how much, and how many quotes. */
export function RequestCard({
  headingAs: Heading = 'h3',
  link,
  category,
  status,
  createdAt,
  place,
  wanted,
  budget,
  quoteCount,
  newQuoteCount = 0,
  description,
  actions,
}: RequestCardProps): ReactNode {
  const { t } = useLingui();
  return (
    <Card className="ui-request-card" padding="none" isInteractive asChild>
      <article>
        <div className="ui-request-card-head">
          <CategoryIcon category={category} size="small" />
          <div className="ui-request-card-words">
            <Heading className="ui-request-card-title">
              <StretchedLink>{link}</StretchedLink>
            </Heading>
            <p className="ui-request-card-when">
              <RelativeTime instant={createdAt} />
            </p>
          </div>
          {status}
        </div>
        {description !== undefined && (
          <p className="ui-request-card-description" dir="auto">
            {description}
          </p>
        )}
        <ul className="ui-facts" data-quiet>
          <li>
            <Icon icon={placeIcon} size={16} />
            <span>{place}</span>
          </li>
          <li>
            <Icon icon={appointmentIcon} size={16} />
            <span>{wanted}</span>
          </li>
          {budget !== undefined && (
            <li>
              <Icon icon={walletIcon} size={16} />
              <PriceTag price={budget} size="small" />
            </li>
          )}
        </ul>
        <div className="ui-request-card-foot">
          <span className="ui-request-card-quotes" data-none={quoteCount === 0 || undefined}>
            <Icon icon={quoteIcon} size={16} />
            {quoteCount === 0 ? (
              <Trans>No offers yet</Trans>
            ) : (
              t`${plural(quoteCount, { one: '# offer', other: '# offers' })}`
            )}
          </span>
          {newQuoteCount > 0 && (
            <span className="ui-request-card-new">
              {t`${plural(newQuoteCount, { one: '# new', other: '# new' })}`}
            </span>
          )}
          {actions !== undefined && <span className="ui-request-card-actions">{actions}</span>}
        </div>
      </article>
    </Card>
  );
}
