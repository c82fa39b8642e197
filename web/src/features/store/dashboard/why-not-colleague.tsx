import { Trans } from '@lingui/react/macro';
import type { Colleague } from '@osta/contracts/booking/hand-over-api';
import { TimeRange } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface WhyNotColleagueProps {
  readonly colleague: Pick<Colleague, 'reason' | 'busy'>;
}

/** Why a colleague cannot take a booking over. */
export function WhyNotColleague({ colleague: { reason, busy } }: WhyNotColleagueProps): ReactNode {
  switch (reason) {
    case 'busy':
      return busy === null ? (
        <Trans>Busy at this time</Trans>
      ) : (
        <Trans>
          Busy <TimeRange start={busy.startsAt} end={busy.endsAt} />
        </Trans>
      );
    case 'full-day':
      return <Trans>Takes no more bookings that day</Trans>;
    case 'off-hours':
      return <Trans>Doesn’t work at this time</Trans>;
    case 'other-services':
      return <Trans>Doesn’t offer this service</Trans>;
    case 'paused':
      return <Trans>Takes no bookings for now</Trans>;
    case 'store-blocked':
      return <Trans>The store takes no bookings at this time</Trans>;
    case null:
      return null;
  }
}
