import { Trans } from '@lingui/react/macro';
import type { RequestSummary } from '@osta/contracts/request/api';
import { categoryOf } from '@osta/reference/category-of';
import { Card } from '@osta/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { TradeIcon } from '../../catalogue/trade-icon.tsx';
import { AwayText } from './away-text.tsx';
import { BudgetText } from './budget-text.tsx';
import { InboxStatus } from './inbox-status.tsx';
import type { OwnPlace } from './meters-away.ts';
import { PriceText } from './price-text.tsx';
import { WantedText } from './wanted-text.tsx';

export interface InboxProps {
  readonly requests: readonly RequestSummary[];
  /** From where the reader starts; `null` as long as they have no profile. */
  readonly own: OwnPlace | null;
}

/** A professional's requests below 1200 px: cards, each of them a link. */
export function InboxCards({ requests, own }: InboxProps): ReactNode {
  return (
    <div className="web-inbox-cards">
      <div className="web-request-cards">
        {requests.map((request) => (
          <Card key={request.id} asChild isInteractive>
            <Link
              className="web-request-card"
              to="/professional/requests/$id"
              params={{ id: request.id }}
            >
              <div className="web-request-card-head">
                <TradeIcon trade={categoryOf(request.serviceId)} size="small" />
                <div className="web-request-card-words">
                  <h2 className="web-request-card-title">{request.serviceName}</h2>
                  <p className="web-request-card-meta">
                    {request.counterparts.map(({ id, fullName }) => (
                      <bdi key={id}>{fullName}</bdi>
                    ))}
                  </p>
                  <p className="web-request-card-meta">
                    {request.placeName}
                    {own !== null && (
                      <>
                        {' · '}
                        <AwayText request={request} own={own} />
                      </>
                    )}
                  </p>
                </div>
                <InboxStatus request={request} />
              </div>
              <p className="web-request-card-text" dir="auto">
                {request.description}
              </p>
              <dl className="web-inbox-facts">
                <div>
                  <dt>
                    <Trans>When</Trans>
                  </dt>
                  <dd>
                    <WantedText wanted={request.wanted} />
                  </dd>
                </div>
                {request.bestPrice === null ? (
                  <div>
                    <dt>
                      <Trans>Budget</Trans>
                    </dt>
                    <dd>
                      <BudgetText budget={request.budget} />
                    </dd>
                  </div>
                ) : (
                  <div>
                    <dt>
                      <Trans>Your offer</Trans>
                    </dt>
                    <dd>
                      <PriceText price={request.bestPrice} />
                    </dd>
                  </div>
                )}
              </dl>
            </Link>
          </Card>
        ))}
      </div>
    </div>
  );
}
