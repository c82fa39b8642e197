import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { AwayText } from './away-text.tsx';
import { BudgetText } from './budget-text.tsx';
import type { InboxProps } from './inbox-cards.tsx';
import { InboxStatus } from './inbox-status.tsx';
import { PriceText } from './price-text.tsx';
import { WantedText } from './wanted-text.tsx';

/** A professional's requests from 1200 px on: a table. The whole row links to the request. */
export function InboxTable({ requests, own }: InboxProps): ReactNode {
  return (
    <div className="web-table-frame">
      <table className="web-table">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Service</Trans>
            </th>
            <th scope="col">
              <Trans>Where</Trans>
            </th>
            <th scope="col">
              <Trans>When</Trans>
            </th>
            <th scope="col">
              <Trans>Budget</Trans>
            </th>
            <th scope="col">
              <Trans>Status</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <tr className="web-table-row" key={request.id}>
              <th scope="row">
                <Link
                  className="web-table-link"
                  to="/professional/requests/$id"
                  params={{ id: request.id }}
                >
                  {request.serviceName}
                </Link>
                <span className="web-table-detail">
                  {request.counterparts.map(({ id, fullName }) => (
                    <bdi key={id}>{fullName}</bdi>
                  ))}
                </span>
              </th>
              <td>
                {request.placeName}
                {own !== null && (
                  <span className="web-table-detail">
                    <AwayText request={request} own={own} />
                  </span>
                )}
              </td>
              <td>
                <WantedText wanted={request.wanted} />
              </td>
              <td className="web-table-amount">
                <BudgetText budget={request.budget} />
                {request.bestPrice !== null && (
                  <span className="web-table-detail">
                    <Trans>
                      Your offer: <PriceText price={request.bestPrice} />
                    </Trans>
                  </span>
                )}
              </td>
              <td>
                <InboxStatus request={request} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
