import { Plural, Trans } from '@lingui/react/macro';
import { Button, ConfirmDialog, EmptyRequests, EmptyState, notify } from '@osta/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

import { call } from '../../api/call.ts';
import { useApi } from '../../api/use-api.ts';
import { useCommand } from '../../api/use-command.ts';
import { RequestBooking } from '../../bookings/request-booking.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { requestKeys, requestQuery } from '../../requests/requests.queries.ts';
import { CustomerQuoteCard } from './customer-quote-card.tsx';
import { InvitedList } from './invited-list.tsx';
import { RequestFacts } from './request-facts.tsx';
import { RequestHeader } from './request-header.tsx';
import { RequestHistory } from './request-history.tsx';

import '../../components/details-page.css';
import '../../forms/form-sections.css';

const route = getRouteApi('/_default/customer/requests/$id');

/** A request for its customer: the offers first, then the request and its history. */
export function CustomerRequestPage(): ReactNode {
  const { id } = route.useParams();
  const { data: request } = useSuspenseQuery(requestQuery(useApi(), id));
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const withdraw = useCommand(requestKeys.all);
  const isWaiting = request.status === 'open' && request.quotes.length === 0;

  return (
    <div className="web-page">
      <RequestHeader
        request={request}
        backTo="/customer/requests"
        actions={
          request.allowed.includes('withdraw') && (
            <Button variant="secondary" size="small" onClick={() => setIsWithdrawing(true)}>
              <Trans>Withdraw the request</Trans>
            </Button>
          )
        }
      />
      <RequestBooking request={request} reader="customer" />
      <div className="web-request-columns">
        <section className="web-request-main" aria-labelledby="offers">
          <h2 className="web-panel-title" id="offers">
            {request.quotes.length === 0 ? (
              <Trans>Offers</Trans>
            ) : (
              <Plural value={request.quotes.length} one="# offer" other="# offers" />
            )}
          </h2>
          {request.quotes.map((quote) => (
            <CustomerQuoteCard key={quote.id} requestId={request.id} quote={quote} />
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
            invited={request.invited}
            quotes={request.quotes}
            isOpen={request.status === 'open' || request.status === 'quoted'}
          />
          <RequestHistory history={request.history} reader="customer" />
        </div>
      </div>
      <ConfirmDialog
        isOpen={isWithdrawing}
        onOpenChange={setIsWithdrawing}
        title={<Trans>Withdraw this request</Trans>}
        description={
          <Trans>We’ll tell the professionals and close the offers. You can’t undo this.</Trans>
        }
        confirmLabel={<Trans>Withdraw</Trans>}
        tone="danger"
        isConfirming={withdraw.isPending}
        onConfirm={() =>
          withdraw.mutate(
            call('POST /api/requests/{requestId}/withdraw', {
              params: { requestId: request.id },
              body: {},
            }),
            {
              onSuccess: () => {
                setIsWithdrawing(false);
                notify.success(<Trans>The request was withdrawn.</Trans>);
              },
            },
          )
        }
      >
        <ProblemNotice error={withdraw.error} />
      </ConfirmDialog>
    </div>
  );
}
