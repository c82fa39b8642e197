import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { Callout } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { StrikeStandingText } from './strike-words.tsx';

interface BookingStrikeProps {
  readonly booking: BookingView;
}

/** The strike that the reader has for this booking, and what was decided; nothing when they have none. */
export function BookingStrike({ booking: { strike } }: BookingStrikeProps): ReactNode {
  if (strike === null) return null;
  return (
    <Callout
      tone={strike.counts ? 'waiting' : 'info'}
      title={
        strike.cause === 'no-show' ? (
          <Trans>You have a strike: you were reported missing</Trans>
        ) : (
          <Trans>You have a strike: you cancelled late</Trans>
        )
      }
    >
      <p>
        <StrikeStandingText strike={strike} />
      </p>
      {strike.decision !== '' && <p dir="auto">{strike.decision}</p>}
    </Callout>
  );
}
