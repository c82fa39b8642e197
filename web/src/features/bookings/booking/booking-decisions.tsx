import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { Button, type ButtonProps, notify, ReasonDialog } from '@osta/ui-kit';
import { type ReactNode, useState } from 'react';

import { type Call, call } from '../../../api/call.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { AmendQuestion } from '../questions/amend-question.tsx';
import { useBookingCommand } from './use-booking-command.ts';

/** As long as the service accepts. */
const longestReason = 300;

interface BookingDecision {
  readonly id: string;
  /** Its name in `allowed`. */
  readonly verb: BookingView['allowed'][number];
  readonly callOf: (bookingId: string, reason: string) => Call<unknown>;
  readonly words: ReactNode;
  readonly consequence: ReactNode;
  readonly variant: NonNullable<ButtonProps['variant']>;
}

/** In display order. */
const decisions: readonly BookingDecision[] = [
  {
    id: 'completed',
    verb: 'resolve-dispute',
    callOf: (bookingId, reason) =>
      call('POST /api/bookings/{bookingId}/resolve-dispute', {
        params: { bookingId },
        body: { outcome: 'completed', reason },
      }),
    words: <Trans>The work was done</Trans>,
    consequence: (
      <Trans>The booking counts as completed. A strike for a reported no-show is taken back.</Trans>
    ),
    variant: 'accent',
  },
  {
    id: 'cancelled',
    verb: 'resolve-dispute',
    callOf: (bookingId, reason) =>
      call('POST /api/bookings/{bookingId}/resolve-dispute', {
        params: { bookingId },
        body: { outcome: 'cancelled', reason },
      }),
    words: <Trans>The work wasn’t done</Trans>,
    consequence: (
      <Trans>
        The booking counts as cancelled. A strike for a reported no-show stands; you can take it
        back afterwards.
      </Trans>
    ),
    variant: 'secondary',
  },
  {
    id: 'uphold',
    verb: 'uphold-strike',
    callOf: (bookingId, reason) =>
      call('POST /api/bookings/{bookingId}/uphold-strike', {
        params: { bookingId },
        body: { reason },
      }),
    words: <Trans>Let the strike stand</Trans>,
    consequence: <Trans>It counts. The person concerned reads your reason.</Trans>,
    variant: 'secondary',
  },
  {
    id: 'lift',
    verb: 'lift-strike',
    callOf: (bookingId, reason) =>
      call('POST /api/bookings/{bookingId}/lift-strike', {
        params: { bookingId },
        body: { reason },
      }),
    words: <Trans>Take the strike back</Trans>,
    consequence: (
      <Trans>
        It no longer counts. The person concerned reads your reason. You can’t undo this.
      </Trans>
    ),
    variant: 'secondary',
  },
  {
    id: 'cancel',
    verb: 'cancel-as-admin',
    callOf: (bookingId, reason) =>
      call('POST /api/bookings/{bookingId}/cancel-as-admin', {
        params: { bookingId },
        body: { reason },
      }),
    words: <Trans>Cancel the booking</Trans>,
    consequence: (
      <Trans>Both sides read your reason, and nobody gets a strike. You can’t undo this.</Trans>
    ),
    variant: 'ghost',
  },
];

interface BookingDecisionsProps {
  readonly booking: BookingView;
}

/** What an admin can decide about a booking now, each with its reason. */
export function BookingDecisions({ booking }: BookingDecisionsProps): ReactNode {
  const command = useBookingCommand(booking.id);
  const [asked, setAsked] = useState<BookingDecision | null>(null);
  const [isMoving, setIsMoving] = useState(false);
  const close = (): void => setAsked(null);
  return (
    <div className="web-actions">
      {booking.allowed.includes('amend') && (
        <Button variant="secondary" onClick={() => setIsMoving(true)}>
          <Trans>Move the booking</Trans>
        </Button>
      )}
      {decisions
        .filter(({ verb }) => booking.allowed.includes(verb))
        .map((decision) => (
          <Button key={decision.id} variant={decision.variant} onClick={() => setAsked(decision)}>
            {decision.words}
          </Button>
        ))}
      {isMoving && <AmendQuestion booking={booking} onClose={() => setIsMoving(false)} />}
      {asked !== null && (
        <ReasonDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && close()}
          title={asked.words}
          description={asked.consequence}
          reasonLabel={<Trans>Reason</Trans>}
          isReasonOptional={false}
          maxLength={longestReason}
          confirmLabel={asked.words}
          keepLabel={<Trans>Go back</Trans>}
          isConfirming={command.isPending}
          onConfirm={(reason) =>
            command.send(asked.callOf(booking.id, reason), {
              onDone: () => {
                close();
                notify.success(<Trans>The decision is recorded.</Trans>);
              },
            })
          }
        >
          <ProblemNotice error={command.error} />
        </ReasonDialog>
      )}
    </div>
  );
}
