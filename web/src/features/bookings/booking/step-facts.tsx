import { Trans } from '@lingui/react/macro';
import type { BookingHistoryItem } from '@osta/contracts/booking/api';
import { DayAndTime, Money } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface StepFactsProps {
  readonly step: BookingHistoryItem;
}

/** What a step of a booking was about: the times, the amount, what somebody wrote. */
export function StepFacts({
  step: { from, to, handedOver, amount, words },
}: StepFactsProps): ReactNode {
  return (
    <>
      {from !== undefined && to !== undefined && (
        <div>
          <Trans>
            From <DayAndTime instant={from} /> to <DayAndTime instant={to} />
          </Trans>
        </div>
      )}
      {handedOver !== undefined && <Between {...handedOver} />}
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

/** From whom to whom. */
function Between({ from, to }: NonNullable<BookingHistoryItem['handedOver']>): ReactNode {
  return (
    <div>
      <Trans context="from one person to another">
        From <bdi>{from}</bdi> to <bdi>{to}</bdi>
      </Trans>
    </div>
  );
}
