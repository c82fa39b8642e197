import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { Callout } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface HandedOverNoticeProps {
  readonly booking: BookingView;
}

/** Tells the customer of a booking that lies ahead who comes instead of whom, and that they are free to cancel. */
export function HandedOverNotice({
  booking: { history, professional, allowed, role },
}: HandedOverNoticeProps): ReactNode {
  const last = history.findLast(({ handedOver }) => handedOver !== undefined)?.handedOver;
  if (last === undefined || role !== 'customer' || !allowed.includes('cancel')) return null;
  const [to, from] = [
    <bdi key="to">{professional.fullName}</bdi>,
    <bdi key="from">{last.from}</bdi>,
  ];
  return (
    <Callout tone="info">
      <Trans>
        {to} comes instead of {from}. Time and price stay as agreed. If that doesn’t suit you, you
        can cancel freely until it starts.
      </Trans>
    </Callout>
  );
}
