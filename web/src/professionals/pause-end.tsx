import { Trans } from '@lingui/react/macro';
import type { ProfilePause } from '@osta/contracts/professional/profile-pause';
import { DateText } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { instantOf } from '../time/tripoli.ts';

interface PauseEndProps {
  readonly pause: ProfilePause;
}

/** Until when a profile is paused, as far as that is known. */
export function PauseEnd({ pause: { lastDay } }: PauseEndProps): ReactNode {
  if (lastDay === null) return <Trans>No return date yet.</Trans>;
  return (
    <Trans>
      The last day of the break is{' '}
      <DateText instant={instantOf({ day: lastDay, time: '12:00' })} style="weekday" />.
    </Trans>
  );
}
