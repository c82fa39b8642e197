import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { StatusBadge, type StatusTone } from '../status-badge/status-badge.tsx';

/** The booking states that people see. */
export type BookingStatus =
  | 'pending'
  | 'confirmed'
  | 'in_progress'
  | 'awaiting_confirmation'
  | 'completed'
  | 'disputed'
  | 'cancelled'
  | 'declined'
  | 'expired'
  | 'no_show';

export interface BookingStatusBadgeProps {
  readonly status: BookingStatus;
  /** Whose turn it is depends on the reader: what one waits for, the other has to do. */
  readonly reader?: BookingReader;
}

/** The side of a booking that looks at it. */
export type BookingReader = 'customer' | 'professional';

interface Look {
  readonly tone: StatusTone;
  readonly text: MessageDescriptor;
}

const looks: Record<BookingStatus, Look> = {
  pending: { tone: 'waiting', text: msg`Waiting for an answer` },
  confirmed: { tone: 'good', text: msg`Confirmed` },
  in_progress: { tone: 'info', text: msg`Work has started` },
  awaiting_confirmation: { tone: 'waiting', text: msg`Waiting for your confirmation` },
  completed: { tone: 'good', text: msg`Completed` },
  disputed: { tone: 'danger', text: msg`Disputed` },
  cancelled: { tone: 'neutral', text: msg`Cancelled` },
  declined: { tone: 'neutral', text: msg`Declined` },
  expired: { tone: 'neutral', text: msg`Expired` },
  no_show: { tone: 'danger', text: msg`Nobody came` },
};

/** Where the professional reads something else than the customer. */
const looksOfProfessional: Partial<Record<BookingStatus, Look>> = {
  pending: { tone: 'waiting', text: msg`Waiting for your answer` },
  awaiting_confirmation: { tone: 'info', text: msg`Waiting for the customer` },
};

/** The status of a booking, in the same words on every page. */
export function BookingStatusBadge({
  status,
  reader = 'customer',
}: BookingStatusBadgeProps): ReactNode {
  const { i18n } = useLingui();
  const own = reader === 'professional' ? looksOfProfessional[status] : undefined;
  const { tone, text } = own ?? looks[status];
  return <StatusBadge tone={tone}>{i18n._(text)}</StatusBadge>;
}
