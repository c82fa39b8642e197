import { Plural, Trans } from '@lingui/react/macro';
import { EmptyRequests, EmptyState } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApi } from '../../api/use-api.ts';
import { NoOffers } from '../../requests/no-offers.tsx';
import { requestQuery } from '../../requests/requests.queries.ts';
import { AdminQuoteCard } from './admin-quote-card.tsx';
import { CloseRequest } from './close-request.tsx';
import { InvitedList } from './invited-list.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestHeader } from './request-header.tsx';
import { RequestHistory } from './request-history.tsx';

import '../../components/details-page.css';

const route = getRouteApi('/_default/admin/requests/$id');

/** A request for an admin: what is asked, every offer, what happened, and the way to close it. */
export function AdminRequestPage(): ReactNode {
  const { id } = route.useParams();
  const { data: request } = useSuspenseQuery(requestQuery(useApi(), id));
  const { status, quotes, allowed } = request;
  const count = quotes.length;
  return (
    <div className="web-page">
      <RequestHeader request={request} backTo="/admin/requests" />
      <div className="web-request-columns">
        <section className="web-request-main" aria-labelledby="offers">
          <h2 className="web-panel-title" id="offers">
            {count === 0 ? (
              <Trans>Offers</Trans>
            ) : (
              <Plural value={count} one="# offer" other="# offers" />
            )}
          </h2>
          {quotes.map((quote) => (
            <AdminQuoteCard key={quote.id} quote={quote} />
          ))}
          {count === 0 && (
            <EmptyState
              size="small"
              illustration={<EmptyRequests />}
              title={<NoOffers status={status} />}
            />
          )}
          {allowed.includes('close') && <CloseRequest requestId={id} />}
        </section>
        <div className="web-request-side">
          <RequestFacts request={request} />
          <InvitedList request={request} isOpen={status === 'open' || status === 'quoted'} />
          <RequestHistory history={request.history} reader={request.role} />
        </div>
      </div>
    </div>
  );
}
