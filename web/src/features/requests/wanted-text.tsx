import { Trans } from '@lingui/react/macro';
import type { WantedTime } from '@osta/contracts/request/terms';
import { PlannedDay, TimeRange } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import './wanted-text.css';

interface WantedTextProps {
  readonly wanted: WantedTime;
}

/** When the customer wants the work done: one line per possible time. */
export function WantedText({ wanted }: WantedTextProps): ReactNode {
  if (wanted.kind === 'flexible') return <Trans>Any time suits</Trans>;
  return wanted.windows.map(({ startsAt, endsAt }) => (
    <span className="web-wanted" key={startsAt}>
      <PlannedDay instant={startsAt} />{' '}
      <span className="web-wanted-range">
        <TimeRange start={startsAt} end={endsAt} />
      </span>
    </span>
  ));
}
