import { Trans } from '@lingui/react/macro';
import type { RequestSummary } from '@osta/contracts/request/api';
import { RelativeTime } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import './ends-in.css';

interface EndsInProps {
  readonly expiresAt: NonNullable<RequestSummary['expiresAt']>;
}

/** How much time is left to answer a request. */
export function EndsIn({ expiresAt }: EndsInProps): ReactNode {
  return (
    <span className="web-ends-in">
      <Trans>
        Ends <RelativeTime instant={expiresAt} isCountdown />
      </Trans>
    </span>
  );
}
