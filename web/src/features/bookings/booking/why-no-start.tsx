import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { DayAndTime } from '@osta/ui-kit';
import type { ReactNode } from 'react';

interface WhyNoStartProps {
  readonly booking: BookingView;
}

/** What the professional waits for, while they cannot start the work. */
export function WhyNoStart({ booking }: WhyNoStartProps): ReactNode {
  if (!booking.isCodeLocked) {
    return (
      <Trans>
        From <DayAndTime instant={booking.workFrom} /> on you can say here that you’re on your way.
      </Trans>
    );
  }
  const name = <bdi>{booking.customer.fullName}</bdi>;
  return (
    <Trans>
      The code was wrong five times. Ask {name} to press “The work has started” on their page.
    </Trans>
  );
}
