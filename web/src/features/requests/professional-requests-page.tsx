import { Trans } from '@lingui/react/macro';
import type { RequestSummary } from '@osta/contracts/request/api';
import { categoryOf } from '@osta/reference/category-of';
import { Button, Card, CategoryIcon, EmptyRequests, EmptyState, RelativeTime } from '@osta/ui-kit';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { NewerItems } from '../../components/newer-items.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { useSteadyList } from '../../components/use-steady-list.ts';
import { requestsQuery } from '../../requests/requests.queries.ts';
import { BudgetText } from './budget-text.tsx';
import { PriceText } from './price-text.tsx';
import { RequestStatusBadge } from './request-status.tsx';
import { tabOf } from './requests-search.ts';
import { RequestsTabs } from './requests-tabs.tsx';
import { WantedText } from './wanted-text.tsx';

import '../../components/list-page.css';
import './professional-requests.css';

const route = getRouteApi('/_professional/professional/requests/');

interface RequestsProps {
  readonly requests: readonly RequestSummary[];
}

/** From 768 px on: a table. The whole row links to the request. */
function RequestsTable({ requests }: RequestsProps): ReactNode {
  return (
    <div className="web-table-frame">
      <table className="web-table">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Service</Trans>
            </th>
            <th scope="col">
              <Trans>Customer</Trans>
            </th>
            <th scope="col">
              <Trans>When</Trans>
            </th>
            <th scope="col">
              <Trans>Budget</Trans>
            </th>
            <th scope="col">
              <Trans>Your offer</Trans>
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
                  {request.placeName} · <RelativeTime instant={request.createdAt} />
                </span>
              </th>
              <td>
                {request.counterparts.map(({ id, fullName }) => (
                  <bdi key={id}>{fullName}</bdi>
                ))}
              </td>
              <td>
                <WantedText wanted={request.wanted} />
              </td>
              <td className="web-table-amount">
                <BudgetText budget={request.budget} />
              </td>
              <td className="web-table-amount">
                <PriceText price={request.bestPrice} />
              </td>
              <td>
                <RequestStatusBadge status={request.status} part={request} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Below 768 px: the same as cards. */
function RequestsCards({ requests }: RequestsProps): ReactNode {
  return (
    <div className="web-table-cards">
      {requests.map((request) => (
        <Card key={request.id} asChild isInteractive>
          <Link
            className="web-request-card"
            to="/professional/requests/$id"
            params={{ id: request.id }}
          >
            <div className="web-request-card-head">
              <CategoryIcon category={categoryOf(request.serviceId)} size="small" />
              <div className="web-request-card-words">
                <h2 className="web-request-card-title">{request.serviceName}</h2>
                <p className="web-request-card-meta">
                  {request.counterparts.map(({ id, fullName }) => (
                    <bdi key={id}>{fullName}</bdi>
                  ))}
                  {' · '}
                  {request.placeName}
                </p>
              </div>
              <RequestStatusBadge status={request.status} part={request} />
            </div>
            <p className="web-request-card-text" dir="auto">
              {request.description}
            </p>
            <p className="web-request-card-foot">
              <span>
                {request.bestPrice === null ? <Trans>Budget</Trans> : <Trans>Your offer</Trans>}
              </span>
              <span className="web-request-card-price">
                {request.bestPrice === null ? (
                  <BudgetText budget={request.budget} />
                ) : (
                  <PriceText price={request.bestPrice} />
                )}
              </span>
            </p>
          </Link>
        </Card>
      ))}
    </div>
  );
}

/** The requests that a professional was asked about. */
export function ProfessionalRequestsPage(): ReactNode {
  const tab = tabOf(route.useSearch());
  const list = useSuspenseInfiniteQuery(requestsQuery(useApi(), 'professional', tab));
  const { shown, newer, showNewer } = useSteadyList(
    list.data.pages.flatMap(({ items }) => items),
    tab,
  );

  return (
    <>
      <div className="web-list-head">
        <h1 className="web-page-title">
          <Trans>Requests</Trans>
        </h1>
      </div>
      <RequestsTabs to="/professional/requests" />
      {shown.length === 0 ? (
        <EmptyState
          illustration={<EmptyRequests />}
          title={
            tab === 'active' ? (
              <Trans>No requests at the moment</Trans>
            ) : (
              <Trans>No past requests</Trans>
            )
          }
          description={
            tab === 'active' ? (
              <Trans>
                Customers find you through your profile. We’ll notify you of your next request.
              </Trans>
            ) : (
              <Trans>
                Requests that are done, withdrawn or expired will be here, and those for which
                someone else was chosen.
              </Trans>
            )
          }
          action={
            tab === 'ended' ? undefined : (
              <Button asChild variant="secondary">
                <Link to="/professional/profile">
                  <Trans>View my profile</Trans>
                </Link>
              </Button>
            )
          }
        />
      ) : (
        <>
          <NewerItems count={newer} onShow={showNewer} />
          <RequestsTable requests={shown} />
          <RequestsCards requests={shown} />
        </>
      )}
      <ShowMore list={list} />
    </>
  );
}
