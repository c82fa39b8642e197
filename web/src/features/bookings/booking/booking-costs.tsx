import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingView, ExtraView } from '@osta/contracts/booking/api';
import { Button, Money, notify, PriceBreakdown, type PriceLine } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { call } from '../../../api/call.ts';
import { agreedPrice } from '../../../bookings/booking-price.ts';
import { approvedExtras } from '../../../bookings/expected-amount.ts';
import { ProblemNotice } from '../../../components/problem-notice.tsx';
import { useBookingCommand } from './use-booking-command.ts';

interface BookingCostsProps {
  readonly booking: BookingView;
}

/** What is said once an extra is answered, or taken back. */
const answered = {
  approve: <Trans>You’ve approved the extra work.</Trans>,
  decline: <Trans>You’ve declined the extra work.</Trans>,
  withdraw: <Trans>You’ve taken the extra work back.</Trans>,
};

/** What a booking costs: what was agreed, the extras, and what both sides say about cash. */
export function BookingCosts({ booking }: BookingCostsProps): ReactNode {
  const { t } = useLingui();
  const command = useBookingCommand(booking.id);
  const { extras, allowed } = booking;

  function answer(extra: ExtraView, verb: keyof typeof answered): void {
    command.send(
      call(`POST /api/bookings/{bookingId}/extras/{extraId}/${verb}`, {
        params: { bookingId: booking.id, extraId: extra.id },
      }),
      {
        onDone: () => notify.success(answered[verb]),
      },
    );
  }

  function actionsOf(extra: ExtraView): ReactNode {
    if (extra.status !== 'proposed') return undefined;
    if (allowed.includes('withdraw-extra')) {
      return (
        <Button
          size="small"
          variant="ghost"
          isLoading={command.isPending}
          onClick={() => answer(extra, 'withdraw')}
        >
          <Trans context="extra work">Take it back</Trans>
        </Button>
      );
    }
    if (!allowed.includes('approve-extra')) return undefined;
    return (
      <>
        <Button size="small" isLoading={command.isPending} onClick={() => answer(extra, 'approve')}>
          <Trans context="extra work">Approve</Trans>
        </Button>
        <Button
          size="small"
          variant="ghost"
          disabled={command.isPending}
          onClick={() => answer(extra, 'decline')}
        >
          <Trans context="extra work">Decline</Trans>
        </Button>
      </>
    );
  }

  const extraLines = extras.map((extra): PriceLine => ({
    id: extra.id,
    text: <bdi>{extra.title}</bdi>,
    price: { kind: 'exact', dirham: extra.amount },
    isOutside: extra.status !== 'approved',
    detail: <ExtraStatus status={extra.status} />,
    actions: actionsOf(extra),
  }));

  return (
    <section className="web-panel" aria-labelledby="booking-costs">
      <h2 className="web-panel-title" id="booking-costs">
        <Trans>Price</Trans>
      </h2>
      <PriceBreakdown
        label={t`Price`}
        lines={[workLine(booking), ...extraLines]}
        note={<CashNote booking={booking} />}
      />
      <ProblemNotice error={command.error} />
    </section>
  );
}

/** Returns the line of the work itself; with a final price, what remains of it beside the extras. */
function workLine({ serviceName, price, finalPrice, extras }: BookingView): PriceLine {
  const line = { id: 'work', text: serviceName };
  if (finalPrice === null) {
    return {
      ...line,
      ...agreedPrice(price),
      ...(price.kind === 'visit-first' && { detail: <VisitFee dirham={price.fee} /> }),
    };
  }
  return { ...line, price: { kind: 'exact', dirham: finalPrice - approvedExtras(extras) } };
}

/** What the visit before the price costs. */
export function VisitFee({ dirham }: { readonly dirham: number }): ReactNode {
  if (dirham === 0) return <Trans>The visit is free.</Trans>;
  return (
    <Trans>
      The visit costs <Money dirham={dirham} />.
    </Trans>
  );
}

function ExtraStatus({ status }: Pick<ExtraView, 'status'>): ReactNode {
  switch (status) {
    case 'proposed':
      return <Trans>Extra work, waiting for approval</Trans>;
    case 'approved':
      return <Trans>Extra work, approved</Trans>;
    case 'declined':
      return <Trans>Extra work, declined</Trans>;
    case 'withdrawn':
      return <Trans>Extra work, taken back</Trans>;
  }
}

/** What each side says about cash; before that, how it is paid. */
export function CashNote({
  booking: { cashPaid, cashReceived, customer, professional },
}: BookingCostsProps): ReactNode {
  if (cashPaid === null && cashReceived === null)
    return <Trans>Cash, once the work is done.</Trans>;
  const paid = <Money dirham={cashPaid} />;
  const received = <Money dirham={cashReceived} />;
  const from = <bdi>{customer.fullName}</bdi>;
  const to = <bdi>{professional.fullName}</bdi>;
  if (cashPaid === cashReceived) {
    return <Trans>Paid in cash: {paid}, confirmed by both sides.</Trans>;
  }
  if (cashReceived === null) {
    return (
      <Trans>
        {from} paid {paid} in cash.
      </Trans>
    );
  }
  if (cashPaid === null) {
    return (
      <Trans>
        {to} received {received} in cash.
      </Trans>
    );
  }
  return (
    <Trans>
      The notes differ: {from} paid {paid}, {to} received {received}.
    </Trans>
  );
}
