import { Trans } from '@lingui/react/macro';
import type { QuoteView, RequestView } from '@osta/contracts/request/api';
import { Button, Card, notify } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { call } from '../../api/call.ts';
import { useCommand } from '../../api/use-command.ts';
import { useCarried } from '../../carried/use-carried.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useHighlight } from '../../components/use-highlight.ts';
import { requestKeys } from '../../requests/requests.queries.ts';
import { QuoteFacts } from './quote-facts.tsx';
import { QuoteForm } from './quote-form.tsx';
import { ProfessionalNotBooked } from './quote-not-booked.tsx';
import { QuoteStatusBadge } from './quote-status.tsx';
import { ReasonQuestion } from './reason-question.tsx';

interface ProfessionalQuoteCardProps {
  readonly request: Pick<RequestView, 'id' | 'content'>;
  readonly quote: QuoteView;
}

/** The professional's own offer, with the possible actions. */
export function ProfessionalQuoteCard({ request, quote }: ProfessionalQuoteCardProps): ReactNode {
  const { id, status, version, allowed } = quote;
  const params = { requestId: request.id, quoteId: id };
  const [isRevising, setIsRevising] = useCarried('offer-is-open', false, id);
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const acceptCounter = useCommand(requestKeys.all);
  const rejectCounter = useCommand(requestKeys.all);
  const isHighlighted = useHighlight(`${version} ${status}`);

  return (
    <Card asChild>
      <article className="web-quote" data-highlighted={isHighlighted || undefined}>
        <header className="web-quote-head">
          <h3 className="web-quote-name">
            <Trans>Your offer</Trans>
          </h3>
          <QuoteStatusBadge status={status} reader="professional" />
        </header>
        {isRevising ? (
          <QuoteForm request={request} quote={quote} onClose={() => setIsRevising(false)} />
        ) : (
          <>
            <QuoteFacts quote={quote} reader="professional" />
            {quote.notBooked !== null && <ProfessionalNotBooked {...quote.notBooked} />}
            <ProblemNotice error={acceptCounter.error ?? rejectCounter.error} />
            {allowed.length > 0 && (
              <div className="web-actions">
                {allowed.includes('accept-counter') && (
                  <Button
                    variant="accent"
                    isLoading={acceptCounter.isPending}
                    onClick={() =>
                      acceptCounter.mutate(
                        call('POST /api/requests/{requestId}/quotes/{quoteId}/accept-counter', {
                          params,
                        }),
                        {
                          onSuccess: () =>
                            notify.success(
                              <Trans>Your offer now matches what the customer proposed.</Trans>,
                            ),
                        },
                      )
                    }
                  >
                    <Trans>Agree to the proposal</Trans>
                  </Button>
                )}
                {allowed.includes('reject-counter') && (
                  <Button
                    variant="secondary"
                    isLoading={rejectCounter.isPending}
                    onClick={() =>
                      rejectCounter.mutate(
                        call('POST /api/requests/{requestId}/quotes/{quoteId}/reject-counter', {
                          params,
                        }),
                        {
                          onSuccess: () =>
                            notify.success(<Trans>Your offer stays as it was.</Trans>),
                        },
                      )
                    }
                  >
                    <Trans>Keep my offer</Trans>
                  </Button>
                )}
                {allowed.includes('revise') && (
                  <Button variant="secondary" onClick={() => setIsRevising(true)}>
                    <Trans>Change the offer</Trans>
                  </Button>
                )}
                {allowed.includes('withdraw') && (
                  <Button variant="ghost" onClick={() => setIsWithdrawing(true)}>
                    <Trans>Withdraw the offer</Trans>
                  </Button>
                )}
              </div>
            )}
          </>
        )}
        {isWithdrawing && (
          <ReasonQuestion
            title={<Trans>Take this offer back</Trans>}
            description={<Trans>We’ll tell the customer. You can’t restore this offer.</Trans>}
            confirmLabel={<Trans>Withdraw the offer</Trans>}
            callOf={(reason) =>
              call('POST /api/requests/{requestId}/quotes/{quoteId}/withdraw', {
                params,
                body: { reason },
              })
            }
            done={<Trans>You’ve taken the offer back.</Trans>}
            onClose={() => setIsWithdrawing(false)}
          />
        )}
      </article>
    </Card>
  );
}
