import { Trans } from '@lingui/react/macro';
import type { BookingHistoryItem } from '@osta/contracts/booking/api';
import { DayAndTime, Money } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface StepFactsProps {
  readonly step: BookingHistoryItem;
}

/** What a step of a booking was about: the times, the amount, what somebody wrote. */
export function StepFacts({ step: { from, to, amount, words } }: StepFactsProps): ReactNode {
  return (
    <>
      {from !== undefined && to !== undefined && (
        <div>
          <Trans>
            From <DayAndTime instant={from} /> to <DayAndTime instant={to} />
          </Trans>
        </div>
      )}
      {amount !== undefined && (
        <div>
          <Money dirham={amount} />
        </div>
      )}
      {words !== undefined && (
        <div className="web-step-words" dir="auto">
          {words}
        </div>
      )}
    </>
  );
}
