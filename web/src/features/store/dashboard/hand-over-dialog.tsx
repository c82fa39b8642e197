import { Trans } from '@lingui/react/macro';
import type { BookingReceipt } from '@osta/contracts/booking/api';
import type { Colleague } from '@osta/contracts/booking/hand-over-api';
import type { StoreBooking } from '@osta/contracts/booking/store-calendar-api';
import {
  Avatar,
  Button,
  Callout,
  ConfirmDialog,
  Dialog,
  EmptyBookings,
  EmptyState,
  notify,
  PlannedDay,
  Skeleton,
  TimeRange,
} from '@osta/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { isProblem } from '../../../api/api-problem.ts';
import { call } from '../../../api/call.ts';
import { useApi } from '../../../api/use-api.ts';
import { useCommand } from '../../../api/use-command.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { colleaguesQuery, storeBookingsKey } from '../../../stores/store-bookings.queries.ts';
import { WhyNotColleague } from './why-not-colleague.tsx';

import './hand-over.css';

interface HandOverDialogProps {
  readonly booking: StoreBooking;
  /** Back to the booking, with nothing changed. */
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Who of the staff can come instead, why others cannot, and a last question before it is told to all three. */
export function HandOverDialog({ booking, onBack, onDone }: HandOverDialogProps): ReactNode {
  const { id, professional, customer, startsAt, endsAt } = booking;
  const { data, error } = useQuery(colleaguesQuery(useApi(), id));
  const handOver = useCommand<BookingReceipt>(storeBookingsKey);
  const [chosen, setChosen] = useState<Colleague | null>(null);
  const able = data?.items.filter(({ reason }) => reason === null) ?? [];
  const others = data?.items.filter(({ reason }) => reason !== null) ?? [];
  const from = <bdi>{professional.fullName}</bdi>;
  const whose = <bdi>{customer.fullName}</bdi>;
  const to = <bdi>{chosen?.fullName}</bdi>;

  function confirm(toId: Colleague['id']): void {
    const body = { fromId: professional.id, startsAt, toId };
    handOver.mutate(
      call('POST /api/bookings/{bookingId}/hand-over', { params: { bookingId: id }, body }),
      {
        onSuccess: () => {
          notify.success(<Trans>{to} has the booking now. All three have been told.</Trans>);
          onDone();
        },
        onError: () => setChosen(null),
      },
    );
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onBack}
      title={<Trans>Who comes instead of {from}?</Trans>}
      description={
        <>
          <PlannedDay instant={startsAt} /> · <TimeRange start={startsAt} end={endsAt} />
        </>
      }
    >
      <div className="web-hand-over">
        <ProblemNotice error={error} />
        {isProblem(handOver.error, 'SLOT_TAKEN', 'SLOT_NOT_OFFERED') ? (
          <Callout tone="danger" role="alert">
            <Trans>That colleague is no longer free at this time. Choose someone else.</Trans>
          </Callout>
        ) : (
          <ProblemNotice error={handOver.error} />
        )}
        {data === undefined && error === null && <Skeleton height="180px" />}
        {data !== undefined && able.length === 0 && (
          <EmptyState
            size="small"
            illustration={<EmptyBookings />}
            title={<Trans>Nobody can take this booking over</Trans>}
            description={
              others.length === 0 ? (
                <Trans>Your store has no other staff yet. Add them under Team.</Trans>
              ) : (
                <Trans>
                  Agree on another time with the customer, or ask a colleague to free it.
                </Trans>
              )
            }
          />
        )}
        {able.length > 0 && (
          <ul className="web-store-rows">
            {able.map((colleague) => (
              <li key={colleague.id} className="web-store-row web-hand-over-row">
                <Avatar name={colleague.fullName} size="small" />
                <bdi>{colleague.fullName}</bdi>
                <Button onClick={() => setChosen(colleague)}>
                  <Trans>Hand over</Trans>
                </Button>
              </li>
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <section aria-labelledby="hand-over-others">
            <h3 className="web-hand-over-title" id="hand-over-others">
              <Trans>Can’t come</Trans>
            </h3>
            <ul className="web-store-rows">
              {others.map((colleague) => (
                <li key={colleague.id} className="web-store-row web-hand-over-row">
                  <Avatar name={colleague.fullName} size="small" />
                  <bdi>{colleague.fullName}</bdi>
                  <span className="web-hand-over-why">
                    <WhyNotColleague colleague={colleague} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {chosen !== null && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setChosen(null)}
          title={<Trans>Hand this booking over to {to}?</Trans>}
          description={
            <Trans>
              {to} comes at the same time, for the agreed price. We tell {whose}, {to} and {from}.
              The customer can cancel freely until then.
            </Trans>
          }
          confirmLabel={<Trans>Hand over</Trans>}
          isConfirming={handOver.isPending}
          onConfirm={() => confirm(chosen.id)}
        />
      )}
    </Dialog>
  );
}
