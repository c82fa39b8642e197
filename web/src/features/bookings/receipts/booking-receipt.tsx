import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { Link as UiLink, Logo, QrCode, Receipt } from '@osta/ui-kit';
import { Link, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { approvedExtras } from '../../../bookings/expected-amount.ts';
import { CashNote } from '../booking/booking-costs.tsx';

interface BookingReceiptProps {
  readonly booking: BookingView;
  readonly receipt: NonNullable<BookingView['receipt']>;
  readonly finalPrice: number;
  readonly issuedAt: string;
}

/** The receipt of a completed booking, on the screen and on paper. */
export function BookingReceipt({
  booking,
  receipt: { number, hash },
  finalPrice,
  issuedAt,
}: BookingReceiptProps): ReactNode {
  const { t } = useLingui();
  const publicOrigin = useRouteContext({
    from: '__root__',
    select: (context) => context.publicOrigin,
  });
  const { id, professional, customer, serviceName, placeName, extras, store } = booking;
  return (
    <Receipt
      number={number}
      issuedAt={issuedAt}
      logo={<Logo />}
      from={{
        name: professional.fullName,
        ...(store !== null && store.name !== '' && { lines: <p dir="auto">{store.name}</p> }),
      }}
      to={{ name: customer.fullName, ...(placeName !== null && { lines: <p>{placeName}</p> }) }}
      lines={[
        { id: 'work', text: serviceName, dirham: finalPrice - approvedExtras(extras) },
        ...extras
          .filter(({ status }) => status === 'approved')
          .map(({ id: extraId, title, amount }) => ({
            id: extraId,
            text: <bdi>{title}</bdi>,
            dirham: amount,
          })),
      ]}
      paid={
        booking.cashPaid === null && booking.cashReceived === null ? (
          <Trans>Nobody has noted a payment yet.</Trans>
        ) : (
          <CashNote booking={booking} />
        )
      }
      code={
        <>
          <QrCode
            value={`${publicOrigin}/receipts/${id}/${hash}`}
            label={t`The address that checks this receipt`}
            size="112px"
          />
          <UiLink asChild underline="always">
            <Link to="/receipts/$id/$hash" params={{ id, hash }}>
              <Trans>Check this receipt</Trans>
            </Link>
          </UiLink>
        </>
      }
      pdfHref={`/receipts/${id}.pdf`}
      onPrint={() => window.print()}
    />
  );
}
