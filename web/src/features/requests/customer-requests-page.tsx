import { Plural, Trans } from '@lingui/react/macro';
import type { RequestSummary } from '@osta/contracts/request/api';
import { categoryOf } from '@osta/reference/category-of';
import { addIcon, Button, Card, EmptyRequests, EmptyState, Icon, RelativeTime } from '@osta/ui-kit';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { TradeIcon } from '../../catalogue/trade-icon.tsx';
import { NewerItems } from '../../components/newer-items.tsx';
import { ShowMore } from '../../components/show-more.tsx';
import { useSteadyList } from '../../components/use-steady-list.ts';
import { NoOffers } from '../../requests/no-offers.tsx';
import { requestsQuery } from '../../requests/requests.queries.ts';
import { PriceText } from './price-text.tsx';
import { RequestStatusBadge } from './request-status.tsx';
import { tabOf } from './requests-search.ts';
import { RequestsTabs } from './requests-tabs.tsx';

import '../../components/list-page.css';

const route = getRouteApi('/_default/customer/requests/');

interface RequestCardProps {
  readonly request: RequestSummary;
}

function RequestCard({ request }: RequestCardProps): ReactNode {
  const { id, serviceId, serviceName, placeName, description, status, quoteCount } = request;
  return (
    <Card asChild isInteractive>
      <Link className="web-request-card" to="/customer/requests/$id" params={{ id }}>
        <div className="web-request-card-head">
          <TradeIcon trade={categoryOf(serviceId)} size="small" />
          <div className="web-request-card-words">
            <h2 className="web-request-card-title">{serviceName}</h2>
            <p className="web-request-card-meta">
              {placeName} · <RelativeTime instant={request.updatedAt} />
            </p>
          </div>
          <RequestStatusBadge status={status} />
        </div>
        <p className="web-request-card-text" dir="auto">
          {description}
        </p>
        <p className="web-request-card-foot">
          <span>
            {quoteCount > 0 && <Plural value={quoteCount} one="# offer" other="# offers" />}
            {quoteCount === 0 && <NoOffers status={status} />}
          </span>
          {request.bestPrice !== null && (
            <span className="web-request-card-price">
              <PriceText price={request.bestPrice} />
            </span>
          )}
        </p>
      </Link>
    </Card>
  );
}

/** The requests of a customer, as cards. */
export function CustomerRequestsPage(): ReactNode {
  const tab = tabOf(route.useSearch());
  const list = useSuspenseInfiniteQuery(requestsQuery(useApi(), 'customer', tab));
  const { shown, newer, showNewer } = useSteadyList(
    list.data.pages.flatMap(({ items }) => items),
    tab,
  );

  return (
    <div className="web-page">
      <div className="web-list-head">
        <h1 className="web-page-title">
          <Trans>My requests</Trans>
        </h1>
        <Button asChild variant="accent">
          <Link to="/customer/requests/new">
            <Icon icon={addIcon} size={20} />
            <Trans>New request</Trans>
          </Link>
        </Button>
      </div>
      <RequestsTabs to="/customer/requests" />
      {shown.length === 0 ? (
        <EmptyState
          illustration={<EmptyRequests />}
          title={
            tab === 'active' ? <Trans>No open requests</Trans> : <Trans>No past requests</Trans>
          }
          description={
            tab === 'active' ? (
              <Trans>
                Say what you need done, and professionals answer with a price and a time.
              </Trans>
            ) : (
              <Trans>Requests that are done, withdrawn or expired will be here.</Trans>
            )
          }
          action={
            <Button asChild>
              <Link to="/customer/requests/new">
                <Trans>Ask for offers</Trans>
              </Link>
            </Button>
          }
        />
      ) : (
        <>
          <NewerItems count={newer} onShow={showNewer} />
          <div className="web-request-cards">
            {shown.map((request) => (
              <RequestCard key={request.id} request={request} />
            ))}
          </div>
        </>
      )}
      <ShowMore list={list} />
    </div>
  );
}
