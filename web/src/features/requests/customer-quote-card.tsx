import { Trans } from '@lingui/react/macro';
import type { QuoteView } from '@osta/contracts/request/api';
import { Avatar, Button, Card, ConfirmDialog, DayAndTime, notify } from '@osta/ui-kit';
import { type ReactNode, useId, useState } from 'react';

import { isProblem } from '../../api/api-problem.ts';
import { call } from '../../api/call.ts';
import { useCommand } from '../../api/use-command.ts';
import { useCarried } from '../../carried/use-carried.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useHighlight } from '../../components/use-highlight.ts';
import { ProfessionalName } from '../../professionals/professional-name.tsx';
import { useFaces } from '../../professionals/use-faces.ts';
import { requestKeys } from '../../requests/requests.queries.ts';
import { CounterForm } from './counter-form.tsx';
import { PriceText } from './price-text.tsx';
import { QuoteFacts } from './quote-facts.tsx';
import { CustomerNotBooked } from './quote-not-booked.tsx';
import { QuoteStatusBadge } from './quote-status.tsx';

interface CustomerQuoteCardProps {
  readonly requestId: string;
  readonly quote: QuoteView;
}

/** An offer with the customer's possible answers. */
export function CustomerQuoteCard({ requestId, quote }: CustomerQuoteCardProps): ReactNode {
  const { id, professional, status, version, allowed } = quote;
  const faceOf = useFaces([professional.id]);
  const name = <bdi>{professional.fullName}</bdi>;
  const nameId = useId();
  // The buttons of each offer name whose offer it is
  const named = (verb: string): { id: string; 'aria-labelledby': string } => ({
    id: `${nameId}-${verb}`,
    'aria-labelledby': `${nameId}-${verb} ${nameId}`,
  });
  const params = { requestId, quoteId: id };
  const [question, setQuestion] = useState<'accept' | 'decline' | null>(null);
  const [isCountering, setIsCountering] = useCarried('proposal-is-open', false, id);
  const accept = useCommand(requestKeys.all);
  const decline = useCommand(requestKeys.all);
  const isHighlighted = useHighlight(`${version} ${status}`);
  // The version shown when the question opened: accepting a newer, unseen one is refused
  const [asked, setAsked] = useState(quote);
  const price = <PriceText price={asked.terms.price} />;
  const start = <DayAndTime instant={asked.terms.proposedStart} />;

  // Accepting again would accept the same outdated version
  const isStale = isProblem(accept.error, 'QUOTE_STALE', 'QUOTE_OUTDATED', 'QUOTE_EXPIRED');

  function askToAccept(): void {
    accept.reset();
    setAsked(quote);
    setQuestion('accept');
  }

  function sayYes(): void {
    accept.mutate(
      call('POST /api/requests/{requestId}/quotes/{quoteId}/accept', {
        params,
        body: { quoteVersion: asked.version },
      }),
      {
        onSuccess: () => {
          setQuestion(null);
          notify.success(<Trans>You’ve accepted the offer.</Trans>);
        },
      },
    );
  }

  return (
    <Card asChild>
      <article className="web-quote" data-highlighted={isHighlighted || undefined}>
        <header className="web-quote-head">
          <Avatar name={professional.fullName} imageUrl={faceOf(professional.id)} />
          <h3 className="web-quote-name" id={nameId}>
            <ProfessionalName person={professional} />
          </h3>
          <QuoteStatusBadge status={status} reader="customer" />
        </header>
        <QuoteFacts quote={quote} reader="customer" />
        {quote.notBooked !== null && (
          <CustomerNotBooked requestId={requestId} quote={quote} notBooked={quote.notBooked} />
        )}
        <ProblemNotice error={question === null ? (accept.error ?? decline.error) : null} />
        {isCountering ? (
          <CounterForm requestId={requestId} quote={quote} onClose={() => setIsCountering(false)} />
        ) : (
          allowed.length > 0 && (
            <div className="web-actions">
              {allowed.includes('accept') && (
                <Button variant="accent" {...named('accept')} onClick={askToAccept}>
                  <Trans>Accept</Trans>
                </Button>
              )}
              {allowed.includes('counter') && (
                <Button
                  variant="secondary"
                  {...named('counter')}
                  onClick={() => setIsCountering(true)}
                >
                  <Trans>Propose something else</Trans>
                </Button>
              )}
              {allowed.includes('decline') && (
                <Button
                  variant="ghost"
                  {...named('decline')}
                  onClick={() => setQuestion('decline')}
                >
                  <Trans>Decline</Trans>
                </Button>
              )}
            </div>
          )
        )}
        <ConfirmDialog
          isOpen={question === 'accept'}
          onOpenChange={(isOpen) => !isOpen && setQuestion(null)}
          title={<Trans>Accept this offer</Trans>}
          description={
            <Trans>
              You’re accepting {name}’s offer: {price}, starting {start}. We’ll let them know right
              away.
            </Trans>
          }
          confirmLabel={isStale ? <Trans>Read the new offer</Trans> : <Trans>Accept</Trans>}
          hasAccent
          isConfirming={accept.isPending}
          onConfirm={() => (isStale ? setQuestion(null) : sayYes())}
        >
          <ProblemNotice error={accept.error} />
        </ConfirmDialog>
        <ConfirmDialog
          isOpen={question === 'decline'}
          onOpenChange={(isOpen) => !isOpen && setQuestion(null)}
          title={<Trans>Decline this offer</Trans>}
          description={<Trans>We’ll let {name} know. You can’t undo this.</Trans>}
          confirmLabel={<Trans>Decline</Trans>}
          tone="danger"
          isConfirming={decline.isPending}
          onConfirm={() =>
            decline.mutate(
              call('POST /api/requests/{requestId}/quotes/{quoteId}/decline', { params, body: {} }),
              {
                onSuccess: () => {
                  setQuestion(null);
                  notify.success(<Trans>You’ve declined the offer.</Trans>);
                },
              },
            )
          }
        >
          <ProblemNotice error={decline.error} />
        </ConfirmDialog>
      </article>
    </Card>
  );
}
