import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { ConfirmDialog, notify } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useBookingCommand } from '../booking/use-booking-command.ts';

interface StartQuestionProps {
  readonly booking: BookingView;
  readonly onClose: () => void;
}

/** Asks the customer before they say that the work has started: nothing leads back from it. */
export function StartQuestion({ booking, onClose }: StartQuestionProps): ReactNode {
  const command = useBookingCommand(booking.id);
  const name = <bdi>{booking.professional.fullName}</bdi>;
  return (
    <ConfirmDialog
      hasAccent
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<Trans>Has the work started?</Trans>}
      description={
        <Trans>
          Say so only when {name} is with you and begins. After that the booking can’t be cancelled
          or moved.
        </Trans>
      }
      confirmLabel={<Trans>The work has started</Trans>}
      keepLabel={<Trans>Not yet</Trans>}
      isConfirming={command.isPending}
      onConfirm={() =>
        command.send(
          // Without the code, which only the professional has to give
          call('POST /api/bookings/{bookingId}/start', {
            params: { bookingId: booking.id },
            body: {},
          }),
          {
            waitsAs: 'start',
            onDone: (status) => {
              onClose();
              if (status === 'sent') notify.success(<Trans>The work has started.</Trans>);
            },
          },
        )
      }
    >
      <ProblemNotice error={command.error} />
    </ConfirmDialog>
  );
}
