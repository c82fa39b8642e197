import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';

import { Avatar } from '../avatar/avatar.tsx';
import { Card } from '../card/card.tsx';
import { DateTimeText } from '../date-text/date-text.tsx';
import { RelativeTime } from '../date-text/relative-time.tsx';
import { DayAndTime } from '../day-and-time/day-and-time.tsx';
import type { Instant } from '../formats/format-date.ts';
import { Icon } from '../icons/icon.tsx';
import { appointmentIcon, expandIcon, waitIcon } from '../icons/icons.ts';
import { type Price, PriceTag } from '../price-tag/price-tag.tsx';
import { RatingLine, type RatingOf } from '../rating-summary/rating-line.tsx';

import './quote-card.css';

export interface QuoteVersion {
  /** From 1. */
  readonly version: number;
  readonly price: Price;
  readonly proposedStart: Instant | null;
  /** Written by a person, in any language. */
  readonly message: string;
  readonly sentAt: Instant;
  /** Who sent it: the professional, or the customer with a counter-offer. */
  readonly by: 'professional' | 'customer';
}

export interface QuoteCardProps {
  /** The heading level of the name in the outline of the page. */
  readonly headingAs?: 'h2' | 'h3';
  /** Gives the initials. */
  readonly professional: string;
  readonly imageUrl?: string | null;
  /** A link element to the professional with the name inside. */
  readonly link: ReactElement;
  readonly rating: RatingOf | null;
  /** A StatusBadge. */
  readonly status: ReactNode;
  /** All versions, newest first; only the first can be accepted. */
  readonly versions: readonly [QuoteVersion, ...QuoteVersion[]];
  readonly validUntil: Instant | null;
  /** The request has changed since: the quote may no longer fit. */
  readonly isStale?: boolean;
  /** Accept, counter, decline. */
  readonly actions?: ReactNode;
}

/** A professional's quote, and its earlier versions. */
export function QuoteCard({
  headingAs: Heading = 'h3',
  professional,
  imageUrl = null,
  link,
  rating,
  status,
  versions,
  validUntil,
  isStale = false,
  actions,
}: QuoteCardProps): ReactNode {
  const [latest, ...earlier] = versions;
  const before = earlier.find(
    ({ by, price }) => by === 'professional' && price.kind === 'exact',
  )?.price;
  return (
    <Card className="ui-quote-card" padding="none" asChild>
      <article data-stale={isStale || undefined}>
        <div className="ui-quote-card-head">
          <Avatar name={professional} imageUrl={imageUrl} />
          <div className="ui-quote-card-who">
            <Heading className="ui-quote-card-name">{link}</Heading>
            <RatingLine rating={rating} />
          </div>
          {status}
        </div>
        <div className="ui-quote-card-offer">
          <PriceTag
            price={latest.price}
            size="large"
            {...(before?.kind === 'exact' &&
              latest.price.kind === 'exact' &&
              before.dirham !== latest.price.dirham && { before: before.dirham })}
          />
          <ul className="ui-facts">
            {latest.proposedStart !== null && (
              <li>
                <Icon icon={appointmentIcon} size={16} />
                <DayAndTime instant={latest.proposedStart} />
              </li>
            )}
            {validUntil !== null && (
              <li>
                <Icon icon={waitIcon} size={16} />
                <span>
                  <Trans>Valid until</Trans> <DayAndTime instant={validUntil} />
                </span>
              </li>
            )}
          </ul>
        </div>
        {isStale && (
          <p className="ui-quote-card-stale">
            <Trans>You changed the request after this offer. Ask for a new one.</Trans>
          </p>
        )}
        {latest.message !== '' && (
          <p className="ui-quote-card-message" dir="auto">
            {latest.message}
          </p>
        )}
        {earlier.length > 0 && <Versions versions={versions} />}
        {actions !== undefined && <div className="ui-quote-card-actions">{actions}</div>}
      </article>
    </Card>
  );
}

interface VersionsProps {
  readonly versions: readonly QuoteVersion[];
}

function Versions({ versions }: VersionsProps): ReactNode {
  const { t } = useLingui();
  const count = versions.length;
  return (
    <details className="ui-quote-card-versions">
      <summary>
        <Icon icon={expandIcon} size={16} />
        {t`Version ${count}: see what changed`}
      </summary>
      <ol>
        {versions.map(({ version, price, proposedStart, message, sentAt, by }) => (
          <li key={version} value={version}>
            <div className="ui-quote-card-version-head">
              <strong>{by === 'customer' ? t`Your proposal` : t`Version ${version}`}</strong>
              <RelativeTime instant={sentAt} />
            </div>
            <div className="ui-quote-card-version-facts">
              <PriceTag price={price} size="small" />
              {proposedStart !== null && <DateTimeText instant={proposedStart} />}
            </div>
            {message !== '' && <p dir="auto">{message}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
}
