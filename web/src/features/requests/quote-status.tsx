import { useLingui } from '@lingui/react';
import type { QuoteStatus } from '@osta/contracts/request/status';
import { StatusBadge } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { quoteLook } from './status-looks.ts';

interface QuoteStatusBadgeProps {
  readonly status: QuoteStatus;
  readonly reader: 'customer' | 'professional';
}

/** The status of an offer, in a word or two; nothing for an open one. */
export function QuoteStatusBadge({ status, reader }: QuoteStatusBadgeProps): ReactNode {
  const { i18n } = useLingui();
  const look = quoteLook(status, reader);
  return look && <StatusBadge tone={look.tone}>{i18n._(look.words)}</StatusBadge>;
}
