import { Trans } from '@lingui/react/macro';
import type { StrikeView } from '@osta/contracts/booking/strike';
import { DateText } from '@osta/ui-kit';
import type { ReactNode } from 'react';

/** Why there is a strike. */
export const strikeCauses: Readonly<Record<StrikeView['cause'], ReactNode>> = {
  'late-cancellation': <Trans>Cancelled late</Trans>,
  'no-show': <Trans>Missed</Trans>,
};

interface StrikeStandingTextProps {
  readonly strike: Pick<StrikeView, 'standing' | 'counts' | 'countsUntil'>;
}

/** Where a strike stands, for whoever has it. */
export function StrikeStandingText({ strike }: StrikeStandingTextProps): ReactNode {
  const { standing, counts, countsUntil } = strike;
  if (standing === 'lifted') return <Trans>We’ve taken it back. It doesn’t count.</Trans>;
  if (standing === 'contested') {
    return <Trans>You’ve contested it. It doesn’t count until we’ve decided.</Trans>;
  }
  const until = <DateText instant={countsUntil} />;
  return counts ? (
    <Trans>It counts until {until}.</Trans>
  ) : (
    <Trans>Its time is over. It no longer counts.</Trans>
  );
}
