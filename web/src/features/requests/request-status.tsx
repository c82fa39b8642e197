import { useLingui } from '@lingui/react';
import type { RequestStatus } from '@osta/contracts/request/status';
import { StatusBadge } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import {
  requestLookForCustomer,
  requestLookForProfessional,
  type ProfessionalPart,
} from './status-looks.ts';

interface RequestStatusBadgeProps {
  readonly status: RequestStatus;
  /** What the reading professional had to do with it; absent for its customer. */
  readonly part?: ProfessionalPart;
}

/** The status of a request, in a word or two. */
export function RequestStatusBadge({ status, part }: RequestStatusBadgeProps): ReactNode {
  const { i18n } = useLingui();
  const { tone, words } =
    part === undefined ? requestLookForCustomer(status) : requestLookForProfessional(status, part);
  return <StatusBadge tone={tone}>{i18n._(words)}</StatusBadge>;
}
