import { Trans } from '@lingui/react/macro';
import type { QuoteView, RequestView } from '@osta/contracts/request/api';
import {
  appointmentIcon,
  Badge,
  Callout,
  checkIcon,
  DayAndTime,
  Icon,
  Money,
  RelativeTime,
  Text,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import type { OfferMark } from './offer-marks.ts';
import { PriceText } from './price-text.tsx';

interface QuoteFactsProps {
  readonly quote: QuoteView;
  readonly reader: RequestView['role'];
  /** How it compares with what was asked for; each mark stands beside what it is about. */
  readonly marks?: readonly OfferMark[];
}

const unmarked: readonly OfferMark[] = [];

/**
 * An offer's price and start. How long it is valid, what the customer proposed instead and what has
 * to be confirmed are shown only as long as they hold: not once the offer is decided.
 */
export function QuoteFacts({
  quote: { terms, counter, isOutdated, status },
  reader,
  marks = unmarked,
}: QuoteFactsProps): ReactNode {
  const isStanding = status === 'submitted' || status === 'countered';
  return (
    <>
      <div className="web-quote-marked">
        <p className="web-quote-price">
          <PriceText price={terms.price} />
        </p>
        {marks.includes('within-budget') && (
          <Badge color="green" icon={<Icon icon={checkIcon} size={14} />}>
            <Trans>Within your budget</Trans>
          </Badge>
        )}
      </div>
      <dl className="web-quote-terms">
        <div>
          <dt>
            <Trans>Start</Trans>
          </dt>
          <dd className="web-quote-marked">
            <DayAndTime instant={terms.proposedStart} />
            {marks.includes('outside-times') && (
              <Badge color="amber" icon={<Icon icon={appointmentIcon} size={14} />}>
                <Trans>Outside your times</Trans>
              </Badge>
            )}
          </dd>
        </div>
        {isStanding && (
          <div>
            <dt>
              <Trans context="an offer">Ends</Trans>
            </dt>
            <dd className="web-quote-marked">
              <RelativeTime instant={terms.validUntil} isCountdown />
              <Text size="small" tone="quiet">
                <DayAndTime instant={terms.validUntil} />
              </Text>
            </dd>
          </div>
        )}
      </dl>
      {terms.note !== '' && (
        <p className="web-quote-note" dir="auto">
          {terms.note}
        </p>
      )}
      {counter !== null && status === 'countered' && (
        <Callout
          tone={reader === 'professional' ? 'waiting' : 'info'}
          title={
            reader === 'customer' ? (
              <Trans>You proposed</Trans>
            ) : (
              <Trans>The customer proposes</Trans>
            )
          }
        >
          <span className="web-counter">
            {counter.price !== null && <Money dirham={counter.price} />}
            {counter.proposedStart !== null && <DayAndTime instant={counter.proposedStart} />}
            {counter.note !== '' && <bdi>{counter.note}</bdi>}
          </span>
        </Callout>
      )}
      {isOutdated && isStanding && (
        <Callout tone={reader === 'professional' ? 'waiting' : 'info'}>
          {reader === 'professional' ? (
            <Trans>
              The request was changed after your offer. Send the offer again to confirm it, so that
              the customer can accept it.
            </Trans>
          ) : (
            <Trans>
              The request was changed after this offer. The professional has to confirm the offer
              before it can be accepted.
            </Trans>
          )}
        </Callout>
      )}
    </>
  );
}
