import { Trans } from '@lingui/react/macro';
import type { QuoteView, RequestView } from '@osta/contracts/request/api';
import {
  appointmentIcon,
  Button,
  DayAndTime,
  Dialog,
  moneyIcon,
  notify,
  personIcon,
  placeIcon,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { isProblem } from '../../api/api-problem.ts';
import { call } from '../../api/call.ts';
import { useCommand } from '../../api/use-command.ts';
import { Fact } from '../../components/fact.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { requestKeys } from '../../requests/requests.queries.ts';
import { PriceText } from './price-text.tsx';
import { WhatFollows } from './what-follows.tsx';

import './accept-sheet.css';

interface AcceptSheetProps {
  readonly request: RequestView;
  /** The offer as it was when the reader asked: accepting a newer, unseen version is refused. */
  readonly quote: QuoteView;
  readonly onClose: () => void;
}

/** What is agreed to, and what follows, before an offer is accepted. On a phone a sheet. */
export function AcceptSheet({ request, quote, onClose }: AcceptSheetProps): ReactNode {
  const { id: requestId, placeName, content, quotes } = request;
  const { id: quoteId, version: quoteVersion, professional, terms } = quote;
  const accept = useCommand(requestKeys.all);
  // Accepting again would accept the same outdated version
  const isStale = isProblem(accept.error, 'QUOTE_STALE', 'QUOTE_OUTDATED', 'QUOTE_EXPIRED');

  function sayYes(): void {
    accept.mutate(
      call('POST /api/requests/{requestId}/quotes/{quoteId}/accept', {
        params: { requestId, quoteId },
        body: { quoteVersion },
      }),
      {
        onSuccess: () => {
          onClose();
          notify.success(<Trans>You’ve accepted the offer.</Trans>);
        },
      },
    );
  }

  return (
    <Dialog
      role="alertdialog"
      size="small"
      isOpen
      onOpenChange={onClose}
      title={<Trans>Accept this offer?</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans context="offer">Not yet</Trans>
          </Button>
          <Button
            variant="accent"
            className="web-accept-yes"
            isLoading={accept.isPending}
            onClick={() => (isStale ? onClose() : sayYes())}
          >
            {isStale ? <Trans>Read the new offer</Trans> : <AcceptLabel price={terms.price} />}
          </Button>
        </>
      }
    >
      <div className="web-accept">
        <ProblemNotice error={accept.error} />
        <dl className="web-fact-list">
          <Fact icon={personIcon} name={<Trans>Who</Trans>}>
            <bdi>{professional.fullName}</bdi>
          </Fact>
          <Fact icon={moneyIcon} name={<Trans>Price</Trans>}>
            <PriceText price={terms.price} />
          </Fact>
          <Fact icon={appointmentIcon} name={<Trans>When</Trans>}>
            <DayAndTime instant={terms.proposedStart} />
          </Fact>
          <Fact icon={placeIcon} name={<Trans>Where</Trans>}>
            {placeName}
            {content.addressNote !== null && content.addressNote !== '' && (
              <span className="web-accept-door">
                <bdi>{content.addressNote}</bdi>
              </span>
            )}
          </Fact>
        </dl>
        <WhatFollows
          name={professional.fullName}
          hasDoor={content.addressNote !== null && content.addressNote !== ''}
          hasOthers={quotes.some(({ id, status }) => id !== quoteId && status === 'submitted')}
        />
      </div>
    </Dialog>
  );
}

/** The verb with what it costs; a price that follows a visit is none to agree to. */
function AcceptLabel({ price }: Pick<QuoteView['terms'], 'price'>): ReactNode {
  if (price.kind === 'visit-first') return <Trans>Accept the visit</Trans>;
  return (
    <span>
      <Trans>
        Accept for <PriceText price={price} />
      </Trans>
    </span>
  );
}
