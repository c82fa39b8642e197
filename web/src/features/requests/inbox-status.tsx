import type { RequestSummary } from '@osta/contracts/request/api';
import { Icon, timeIcon } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { EndsIn } from '../../requests/ends-in.tsx';
import { requestWaitsFor } from '../../requests/request-waits-for.ts';
import { RequestStatusBadge } from './request-status.tsx';

interface InboxStatusProps {
  readonly request: RequestSummary;
}

/** Where a request stands for a professional, and, while they are waited for, how long it is open. */
export function InboxStatus({ request }: InboxStatusProps): ReactNode {
  const { status, expiresAt } = request;
  return (
    <div className="web-inbox-status">
      <RequestStatusBadge status={status} part={request} />
      {expiresAt !== null && requestWaitsFor('professional', request) && (
        <span className="web-inbox-ends">
          <Icon icon={timeIcon} size={16} />
          <EndsIn expiresAt={expiresAt} />
        </span>
      )}
    </div>
  );
}
