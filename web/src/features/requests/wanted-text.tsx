import { Trans } from '@lingui/react/macro';
import { PlannedDay, TimeRange } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import type { WrittenContent } from './request-content.ts';

import './wanted-text.css';

interface WantedTextProps {
  readonly wanted: WrittenContent['wanted'];
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
