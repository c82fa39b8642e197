import { Trans } from '@lingui/react/macro';
import type { RequestSummary } from '@osta/contracts/request/api';
import { CoarseDistance, Distance } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { metersAway, type OwnPlace } from './meters-away.ts';

/** Below it, only that it is near is known. */
const finest = 500;
const asLimit = { emptyDecimals: 'dropped' } as const;

interface AwayTextProps {
  readonly request: RequestSummary;
  readonly own: OwnPlace;
}

/** How far a request is from where the reading professional starts. */
export function AwayText(props: AwayTextProps): ReactNode {
  return (
    <span className="web-away">
      <AwayWords {...props} />
    </span>
  );
}

function AwayWords({ request, own }: AwayTextProps): ReactNode {
  const meters = metersAway(own, request);
  if (meters === null) return <Trans>In your area</Trans>;
  if (meters < finest) return <CoarseDistance meters={meters} />;
  return (
    <Trans>
      About <Distance meters={meters} {...asLimit} /> away
    </Trans>
  );
}
