import { Trans } from '@lingui/react/macro';
import { Button, Callout, Card } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { call } from '../../api/call.ts';
import { useApi } from '../../api/use-api.ts';
import { RequestBooking } from '../../bookings/request-booking.tsx';
import { requestQuery } from '../../requests/requests.queries.ts';
import { ProfessionalQuoteCard } from './professional-quote-card.tsx';
import { QuoteForm } from './quote-form.tsx';
import { ReasonQuestion } from './reason-question.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestHeader } from './request-header.tsx';
import { RequestHistory } from './request-history.tsx';
import { useTellSeen } from './use-tell-seen.ts';

import '../../components/details-page.css';
import '../../forms/form-sections.css';

const route = getRouteApi('/_professional/professional/requests/$id');

/** A request for a professional who was asked, with their own offer. */
export function ProfessionalRequestPage(): ReactNode {
  const { id } = route.useParams();
  const { data: request, dataUpdatedAt } = useSuspenseQuery(requestQuery(useApi(), id));
  const [isDeclining, setIsDeclining] = useState(false);
  useTellSeen(request);

  return (
    <>
      <RequestHeader request={request} backTo="/professional/requests" />
      <RequestBooking request={request} reader="professional" />
      <div className="web-request-columns web-request-to-answer">
        <div className="web-request-asked">
          <RequestFacts request={request} />
        </div>
        <div className="web-request-main">
          {request.quotes.map((quote) => (
            <ProfessionalQuoteCard key={quote.id} request={request} quote={quote} />
          ))}
          {request.allowed.includes('quote') && (
            <Card>
              <h2 className="web-panel-title">
                <Trans>Send an offer</Trans>
              </h2>
              <QuoteForm request={request} askedAt={dataUpdatedAt} />
            </Card>
          )}
          {request.allowed.includes('decline') && (
            <Callout
              tone="info"
              action={
                <Button variant="secondary" size="small" onClick={() => setIsDeclining(true)}>
                  <Trans>I can’t take this on</Trans>
                </Button>
              }
            >
              <Trans>Not for you? Decline, so the customer isn’t left waiting.</Trans>
            </Callout>
          )}
          {request.quotes.length === 0 && request.allowed.length === 0 && (
            <Callout tone="info">
              {request.status === 'awarded' || request.status === 'fulfilled' ? (
                <Trans>Someone else was chosen. There’s nothing for you to do here.</Trans>
              ) : (
                <Trans>This request no longer takes offers.</Trans>
              )}
            </Callout>
          )}
        </div>
        <div className="web-request-side">
          <RequestHistory history={request.history} reader="professional" />
        </div>
      </div>
      {isDeclining && (
        <ReasonQuestion
          title={<Trans>Decline this request</Trans>}
          description={<Trans>We’ll tell the customer you can’t take it.</Trans>}
          confirmLabel={<Trans context="request">Decline</Trans>}
          callOf={(reason) =>
            call('POST /api/requests/{requestId}/decline', {
              params: { requestId: request.id },
              body: { reason },
            })
          }
          done={<Trans>You’ve declined the request.</Trans>}
          onClose={() => setIsDeclining(false)}
        />
      )}
    </>
  );
}
