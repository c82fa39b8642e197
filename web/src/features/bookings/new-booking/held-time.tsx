import { Trans } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { ActionBar, Button, DayAndTime, PlannedDay, TimeRange } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useBookingCommand } from '../booking/use-booking-command.ts';
import { useOtherTime } from './use-other-time.ts';

interface HeldTimeProps {
  readonly booking: BookingView;
  readonly onNext: () => void;
}

/** The first step, once a time is held: keeps it, or gives it back for another one. */
export function HeldTime({
  booking: { id, isOffered, startsAt, endsAt },
  onNext,
}: HeldTimeProps): ReactNode {
  const chooseAgain = useOtherTime();
  const release = useBookingCommand(id);
  return (
    <>
      <div>
        <p className="web-held-day">
          <PlannedDay instant={startsAt} />
        </p>
        <p className="web-held-time">
          <TimeRange start={startsAt} end={endsAt} />
        </p>
      </div>
      <ProblemNotice error={release.error} />
      <div className="web-actions">
        <ActionBar fact={<DayAndTime instant={startsAt} />}>
          <Button variant="accent" size="large" disabled={release.isPending} onClick={onNext}>
            <Trans>Next</Trans>
          </Button>
        </ActionBar>
        <Button
          variant="ghost"
          size="large"
          isLoading={release.isPending}
          onClick={() =>
            release.send(
              call('POST /api/bookings/{bookingId}/release', { params: { bookingId: id } }),
              { onDone: chooseAgain, onRefused: chooseAgain },
            )
          }
        >
          {isOffered ? <Trans>Pass it on</Trans> : <Trans>Choose another time</Trans>}
        </Button>
      </div>
    </>
  );
}
