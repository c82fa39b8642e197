import { Trans } from '@lingui/react/macro';
import type { QuoteView } from '@osta/contracts/request/api';
import { Button, Callout, DayAndTime, notify } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../api/call.ts';
import { useCommand } from '../../api/use-command.ts';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { requestKeys } from '../../requests/requests.queries.ts';

type NotBooked = NonNullable<QuoteView['notBooked']>;

interface CustomerNotBookedProps {
  readonly requestId: string;
  readonly quote: QuoteView;
  readonly notBooked: NotBooked;
}

/** Tells the customer why the offer they accepted was not booked; they can ask for another time in one press. */
export function CustomerNotBooked({
  requestId,
  quote: { id: quoteId, version: quoteVersion, professional, allowed },
  notBooked: { reason, alternatives },
}: CustomerNotBookedProps): ReactNode {
  const counter = useCommand(requestKeys.all);
  const name = <bdi>{professional.fullName}</bdi>;
  if (reason === 'too-late') {
    return (
      <Callout tone="waiting" title={<Trans>The offer wasn’t booked in time</Trans>}>
        <Trans>You can accept it again, or choose another offer.</Trans>
      </Callout>
    );
  }

  const canAsk = allowed.includes('counter') && alternatives.length > 0;
  return (
    <Callout tone="waiting" title={<Trans>{name} is already booked at that time</Trans>}>
      {canAsk ? (
        <Trans>Ask for a time at which they’re free, or choose another offer.</Trans>
      ) : (
        <Trans>Propose another time, or choose another offer.</Trans>
      )}
      {canAsk && (
        <div className="web-actions">
          {alternatives.map(({ startsAt }) => (
            <Button
              key={startsAt}
              variant="secondary"
              size="small"
              isLoading={counter.isPending}
              onClick={() =>
                counter.mutate(
                  call('POST /api/requests/{requestId}/quotes/{quoteId}/counter', {
                    params: { requestId, quoteId },
                    body: { quoteVersion, price: null, proposedStart: startsAt, note: '' },
                  }),
                  { onSuccess: () => notify.success(<Trans>Your proposal has been sent.</Trans>) },
                )
              }
            >
              <DayAndTime instant={startsAt} />
            </Button>
          ))}
        </div>
      )}
      <ProblemNotice error={counter.error} />
    </Callout>
  );
}

/** Tells the professional why their accepted offer was not booked, and when they are free. */
export function ProfessionalNotBooked({ reason, alternatives }: NotBooked): ReactNode {
  if (reason === 'too-late') {
    return (
      <Callout title={<Trans>The offer wasn’t booked in time</Trans>}>
        <Trans>The customer had accepted it, and can accept it again.</Trans>
      </Callout>
    );
  }
  return (
    <Callout tone="waiting" title={<Trans>You’re already booked at that time</Trans>}>
      <Trans>The customer accepted the offer. Change it to a time at which you’re free.</Trans>
      {alternatives.length > 0 && (
        <span className="web-counter">
          {alternatives.map(({ startsAt }) => (
            <DayAndTime key={startsAt} instant={startsAt} />
          ))}
        </span>
      )}
    </Callout>
  );
}
