import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { BookingsTab } from './bookings-search.ts';

interface NoBookingsTitleProps {
  readonly tab: BookingsTab;
}

/** What an empty list of bookings says of itself. */
export function NoBookingsTitle({ tab }: NoBookingsTitleProps): ReactNode {
  switch (tab) {
    case 'upcoming':
      return <Trans>Nothing is booked</Trans>;
    case 'previous':
      return <Trans>Nothing has been done yet</Trans>;
    case 'cancelled':
      return <Trans>Nothing was cancelled</Trans>;
  }
}
