import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { Callout } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface HandedOverNoticeProps {
  readonly booking: BookingView;
}

/** Tells the customer of a booking that lies ahead who comes or answers instead of whom, and that they may cancel. */
export function HandedOverNotice({
  booking: { history, professional, allowed, role, status },
}: HandedOverNoticeProps): ReactNode {
  const last = history.findLast(({ handedOver }) => handedOver !== undefined)?.handedOver;
  if (last === undefined || role !== 'customer' || !allowed.includes('cancel')) return null;
  const [to, from] = [
    <bdi key="to">{professional.fullName}</bdi>,
    <bdi key="from">{last.from}</bdi>,
  ];
  return (
    <Callout tone="info">
      {status === 'pending' ? (
        <Trans>
          {to} will answer instead of {from}. Time and price stay the same. If that doesn’t suit
          you, you can cancel freely until it starts.
        </Trans>
      ) : (
        <Trans>
          {to} comes instead of {from}. Time and price stay as agreed. If that doesn’t suit you, you
          can cancel freely until it starts.
        </Trans>
      )}
    </Callout>
  );
}
