import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { BookingsTab } from './bookings-search.ts';

interface NoBookingsTitleProps {
  readonly tab: BookingsTab;
}

/** The title of an empty list of bookings. */
export function NoBookingsTitle({ tab }: NoBookingsTitleProps): ReactNode {
  switch (tab) {
    case 'upcoming':
      return <Trans>No upcoming bookings</Trans>;
    case 'previous':
      return <Trans>No past bookings</Trans>;
    case 'cancelled':
      return <Trans>No cancelled bookings</Trans>;
  }
}
