import { Trans } from '@lingui/react/macro';
import type { RequestStatus } from '@osta/contracts/request/status';
import { EmptyRequests, EmptyState } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { RequestBooking } from '../../bookings/request-booking.tsx';
import { NewerItems } from '../../components/newer-items.tsx';
import { requestQuery } from '../../requests/requests.queries.ts';
import { CustomerQuoteCard } from './customer-quote-card.tsx';
import { InvitedList } from './invited-list.tsx';
import { OffersHeading } from './offers-heading.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestHeader } from './request-header.tsx';
import { RequestHistory } from './request-history.tsx';
import { RequestMenu } from './request-menu.tsx';
import { SendAgain } from './send-again.tsx';
import { useComparedOffers } from './use-compared-offers.ts';

import '../../components/details-page.css';
import '../../forms/form-sections.css';

const route = getRouteApi('/_default/customer/requests/$id');

const endedWithoutWork: ReadonlySet<RequestStatus> = new Set([
  'expired',
  'withdrawn',
  'declined',
  'closed',
]);

/** A request for its customer: the offers first, then the request and its history. */
export function CustomerRequestPage(): ReactNode {
  const { id } = route.useParams();
  const { data: request } = useSuspenseQuery(requestQuery(useApi(), id));
  const { order, sortBy, shown, personOf, newer, showNewer } = useComparedOffers(request.quotes);
  const main = shown.find(({ allowed }) => allowed.includes('accept'));
  const isWaiting = request.status === 'open' && request.quotes.length === 0;

  return (
    <div className="web-page">
      <RequestHeader
        request={request}
        backTo="/customer/requests"
        actions={
          request.allowed.includes('withdraw') ? <RequestMenu requestId={request.id} /> : undefined
        }
      />
      <RequestBooking request={request} reader="customer" />
      {endedWithoutWork.has(request.status) && <SendAgain request={request} />}
      <div className="web-request-columns">
        <section className="web-request-main" aria-labelledby="offers">
          <OffersHeading
            count={request.quotes.length}
            hasChoice={main !== undefined && shown.length > 1}
            order={order}
            onSort={sortBy}
          />
          <NewerItems count={newer} onShow={showNewer} />
          {shown.map((quote) => (
            <CustomerQuoteCard
              key={quote.id}
              request={request}
              quote={quote}
              person={personOf(quote)}
              isMain={quote === main}
            />
          ))}
          {request.quotes.length === 0 && (
            <EmptyState
              size="small"
              illustration={<EmptyRequests />}
              title={
                isWaiting ? (
                  <Trans>The offers will appear here</Trans>
                ) : (
                  <Trans>No offers came</Trans>
                )
              }
              description={
                isWaiting ? (
                  <Trans>
                    We’ve told the professionals. Your bell rings with the first answer.
                  </Trans>
                ) : undefined
              }
            />
          )}
        </section>
        <div className="web-request-side">
          <RequestFacts request={request} />
          <InvitedList
            request={request}
            isOpen={request.status === 'open' || request.status === 'quoted'}
          />
          <RequestHistory history={request.history} reader="customer" />
        </div>
      </div>
    </div>
  );
}
