import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicProfessional } from '@osta/contracts/professional/api';
import type { QuoteView, RequestView } from '@osta/contracts/request/api';
import {
  Avatar,
  Button,
  Card,
  DropdownMenu,
  Icon,
  IconButton,
  type MenuEntry,
  moreIcon,
  ProfessionalFacts,
  ProfessionalStanding,
} from '@osta/ui-kit';
import { type ReactNode, useId, useState } from 'react';

import { call } from '../../api/call.ts';
import { useCarried } from '../../carried/use-carried.ts';
import { useHighlight } from '../../components/use-highlight.ts';
import { professionalFacts } from '../../professionals/professional-facts.ts';
import { ProfessionalName } from '../../professionals/professional-name.tsx';
import { AcceptSheet } from './accept-sheet.tsx';
import { CounterForm } from './counter-form.tsx';
import { offerMarks } from './offer-marks.ts';
import { QuoteFacts } from './quote-facts.tsx';
import { CustomerNotBooked } from './quote-not-booked.tsx';
import { QuoteStatusBadge } from './quote-status.tsx';
import { ReasonQuestion } from './reason-question.tsx';

interface CustomerQuoteCardProps {
  readonly request: RequestView;
  readonly quote: QuoteView;
  /** Who made it, as customers see them; `null` while their profile is hidden. */
  readonly person: PublicProfessional | null;
  /** Its button is the accent of the page. */
  readonly isMain: boolean;
}

/** An offer with who made it, how it compares with what was asked for, and the possible answers. */
export function CustomerQuoteCard({
  request,
  quote,
  person,
  isMain,
}: CustomerQuoteCardProps): ReactNode {
  const { t } = useLingui();
  const { id, professional, status, version, allowed } = quote;
  const { fullName } = professional;
  const name = <bdi>{fullName}</bdi>;
  const nameId = useId();
  const acceptId = useId();
  const [isDeclining, setIsDeclining] = useState(false);
  const [isCountering, setIsCountering] = useCarried('proposal-is-open', false, id);
  // The version that is shown while the question is open
  const [asked, setAsked] = useState<QuoteView | null>(null);
  const isHighlighted = useHighlight(`${version} ${status}`);
  const isStanding = status === 'submitted' || status === 'countered';

  const entries: readonly MenuEntry[] = [
    ...(allowed.includes('counter')
      ? [
          {
            kind: 'action' as const,
            id: 'counter',
            label: <Trans>Propose something else</Trans>,
            onSelect: () => setIsCountering(true),
          },
        ]
      : []),
    ...(allowed.includes('decline')
      ? [
          {
            kind: 'action' as const,
            id: 'decline',
            tone: 'danger' as const,
            label: <Trans>Decline</Trans>,
            onSelect: () => setIsDeclining(true),
          },
        ]
      : []),
  ];

  return (
    <Card asChild>
      <article
        className="web-quote"
        data-highlighted={isHighlighted || undefined}
        data-over={(!isStanding && status !== 'accepted') || undefined}
      >
        <header className="web-quote-head">
          <Avatar name={fullName} imageUrl={person?.avatarUrl ?? null} size="large" />
          <div className="web-quote-who">
            <h3 className="web-quote-name" id={nameId}>
              <ProfessionalName person={professional} />
            </h3>
            {person !== null && (
              <p className="web-quote-standing">
                <ProfessionalStanding rating={person.rating} jobsDone={person.jobsDone} />
              </p>
            )}
          </div>
        </header>
        {/* The offer has a start of its own */}
        {person !== null && (
          <ProfessionalFacts {...professionalFacts({ ...person, nextFreeAt: null }).facts} />
        )}
        <QuoteStatusBadge status={status} reader="customer" />
        <QuoteFacts
          quote={quote}
          reader="customer"
          marks={isStanding ? offerMarks(quote.terms, request.content) : []}
        />
        {quote.notBooked !== null && (
          <CustomerNotBooked requestId={request.id} quote={quote} notBooked={quote.notBooked} />
        )}
        {isCountering ? (
          <CounterForm
            requestId={request.id}
            quote={quote}
            onClose={() => setIsCountering(false)}
          />
        ) : (
          allowed.length > 0 && (
            <div className="web-actions">
              {allowed.includes('accept') && (
                <Button
                  variant={isMain ? 'accent' : 'secondary'}
                  id={acceptId}
                  // The buttons of each offer name whose offer it is
                  aria-labelledby={`${acceptId} ${nameId}`}
                  onClick={() => setAsked(quote)}
                >
                  <Trans>Accept</Trans>
                </Button>
              )}
              {entries.length > 0 && (
                <DropdownMenu
                  entries={entries}
                  trigger={
                    <IconButton label={t`Other answers to ${fullName}`} variant="secondary">
                      <Icon icon={moreIcon} size={20} />
                    </IconButton>
                  }
                />
              )}
            </div>
          )
        )}
        {asked !== null && (
          <AcceptSheet request={request} quote={asked} onClose={() => setAsked(null)} />
        )}
        {isDeclining && (
          <ReasonQuestion
            title={<Trans>Decline this offer</Trans>}
            description={<Trans>We’ll let {name} know. You can’t undo this.</Trans>}
            confirmLabel={<Trans>Decline</Trans>}
            callOf={(reason) =>
              call('POST /api/requests/{requestId}/quotes/{quoteId}/decline', {
                params: { requestId: request.id, quoteId: id },
                body: { reason },
              })
            }
            done={<Trans>You’ve declined the offer.</Trans>}
            onClose={() => setIsDeclining(false)}
          />
        )}
      </article>
    </Card>
  );
}
