import { Trans } from '@lingui/react/macro';
import type { QuoteView } from '@osta/contracts/request/api';
import { Callout, DayAndTime, Money } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { PriceText } from './price-text.tsx';

interface QuoteFactsProps {
  readonly quote: QuoteView;
}

/** An offer's price, start and validity, and the counter-offer. */
export function QuoteFacts({
  quote: { terms, counter, isOutdated, status },
}: QuoteFactsProps): ReactNode {
  const isStanding = status === 'submitted' || status === 'countered';
  return (
    <>
      <p className="web-quote-price">
        <PriceText price={terms.price} />
      </p>
      <dl className="web-quote-terms">
        <div>
          <dt>
            <Trans>Start</Trans>
          </dt>
          <dd>
            <DayAndTime instant={terms.proposedStart} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Valid until</Trans>
          </dt>
          <dd>
            <DayAndTime instant={terms.validUntil} />
          </dd>
        </div>
      </dl>
      {terms.note !== '' && (
        <p className="web-quote-note" dir="auto">
          {terms.note}
        </p>
      )}
      {counter !== null && (
        <Callout tone="waiting" title={<Trans>The customer proposes</Trans>}>
          <span className="web-counter">
            {counter.price !== null && <Money dirham={counter.price} />}
            {counter.proposedStart !== null && <DayAndTime instant={counter.proposedStart} />}
            {counter.note !== '' && <bdi>{counter.note}</bdi>}
          </span>
        </Callout>
      )}
      {isOutdated && isStanding && (
        <Callout tone="waiting">
          <Trans>
            The request was changed after this offer. The professional has to confirm the offer
            before it can be accepted.
          </Trans>
        </Callout>
      )}
    </>
  );
}
