import { Trans } from '@lingui/react/macro';
import type { Rhythm } from '@osta/contracts/booking/series';
import type { ReactNode } from 'react';

interface RhythmTextProps {
  readonly rhythm: Rhythm;
}

/** How often a booking comes back, in words. */
export function RhythmText({ rhythm }: RhythmTextProps): ReactNode {
  switch (rhythm) {
    case 'weekly':
      return <Trans>Every week</Trans>;
    case 'every-two-weeks':
      return <Trans>Every two weeks</Trans>;
    case 'monthly':
      return <Trans>Every month</Trans>;
  }
}
