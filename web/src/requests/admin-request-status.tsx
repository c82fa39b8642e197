import { useLingui } from '@lingui/react';
import type { RequestStatus } from '@osta/contracts/request/status';
import { StatusBadge } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { adminRequestLooks } from './admin-request-looks.ts';

interface AdminRequestStatusProps {
  readonly status: RequestStatus;
}

/** The status of a request as an admin reads it, in a word or two. */
export function AdminRequestStatus({ status }: AdminRequestStatusProps): ReactNode {
  const { i18n } = useLingui();
  const { tone, words } = adminRequestLooks[status];
  return <StatusBadge tone={tone}>{i18n._(words)}</StatusBadge>;
}
