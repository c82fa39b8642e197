import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { StatusBadge } from '../status-badge/status-badge.tsx';
import { bookingLooks, type BookingReader, type BookingStatus } from './booking-looks.ts';

export interface BookingStatusBadgeProps {
  readonly status: BookingStatus;
  /** Whose turn it is depends on the reader: what one waits for, the other has to do. */
  readonly reader?: BookingReader;
}

/** The status of a booking, in the same words on every page. */
export function BookingStatusBadge({
  status,
  reader = 'customer',
}: BookingStatusBadgeProps): ReactNode {
  const { i18n } = useLingui();
  const { tone, words } = bookingLooks[reader][status];
  return <StatusBadge tone={tone}>{i18n._(words)}</StatusBadge>;
}
