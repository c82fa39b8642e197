import { msg } from '@lingui/core/macro';
import type { BookingView } from '@osta/contracts/booking/api';
import { formatIsoDateTime, formatMoney, qrPath } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { approvedExtras } from '../bookings/expected-amount.ts';
import { type Both, onPaper, type Say } from './both-languages.ts';
import { PaperFoot, PaperHead, PaperNote, PaperRow, Words } from './paper.tsx';

interface ReceiptPaperProps {
  readonly booking: BookingView;
  /** What the same booking is called in English. */
  readonly inEnglish: Pick<BookingView, 'serviceName' | 'placeName'>;
  readonly receipt: NonNullable<BookingView['receipt']>;
  readonly issuedAt: string;
  readonly finalPrice: number;
  readonly say: Say;
  readonly publicOrigin: string;
}

/** The receipt of a completed booking. */
export function ReceiptPaper({
  booking,
  inEnglish,
  receipt: { number, hash },
  issuedAt,
  finalPrice,
  say,
  publicOrigin,
}: ReceiptPaperProps): ReactNode {
  const { id, customer, professional, store, serviceName, placeName, extras } = booking;
  const address = `${publicOrigin}/receipts/${id}/${hash}`;
  return (
    <>
      <PaperHead title={say(() => msg`Receipt`)} number={number} />
      <PaperRow
        label={say(() => msg({ message: 'Issued', context: 'receipt' }))}
        value={onPaper(formatIsoDateTime(issuedAt, 'en') ?? '')}
      />
      <PaperRow
        label={say(() => msg({ message: 'From', context: 'party of a receipt' }))}
        value={professional.fullName}
      />
      {store !== null && store.name !== '' && (
        <PaperRow label={say(() => msg`Store`)} value={store.name} />
      )}
      <PaperRow label={say(() => msg`To`)} value={customer.fullName} />
      {placeName !== null && (
        <PaperRow
          label={say(() => msg`Where`)}
          value={{ ar: placeName, en: inEnglish.placeName ?? '' }}
        />
      )}
      <PaperRow
        label={{ ar: serviceName, en: inEnglish.serviceName }}
        value={money(finalPrice - approvedExtras(extras))}
      />
      {extras
        .filter(({ status }) => status === 'approved')
        .map(({ id: extraId, title, amount }) => (
          <PaperRow key={extraId} label={{ ar: title, en: title }} value={money(amount)} />
        ))}
      <PaperRow isTotal label={say(() => msg`Total`)} value={money(finalPrice)} />
      <PaperNote>{cashNote(booking, say)}</PaperNote>
      <PaperFoot code={qrPath(address)}>
        <Words language="ar">
          {say(() => msg`Scan the code to check this receipt against Osta’s records.`).ar}
        </Words>
        <Words language="en">
          {say(() => msg`Scan the code to check this receipt against Osta’s records.`).en}
        </Words>
        <Words language="en" kind="hash">
          {hash}
        </Words>
      </PaperFoot>
    </>
  );
}

/** Returns an amount in both languages. */
export function money(dirham: number): Both {
  return { ar: onPaper(formatMoney(dirham, 'ar')), en: onPaper(formatMoney(dirham, 'en')) };
}

/** Returns what each side says about cash. */
function cashNote({ cashPaid, cashReceived, customer, professional }: BookingView, say: Say): Both {
  const from = customer.fullName;
  const to = professional.fullName;
  if (cashPaid === null && cashReceived === null) {
    return say(() => msg`Nobody has noted a payment yet.`);
  }
  if (cashPaid === cashReceived) {
    return say((locale) => {
      const paid = formatMoney(cashPaid, locale);
      return msg`Paid in cash: ${paid}, confirmed by both sides.`;
    });
  }
  if (cashReceived === null) {
    return say((locale) => {
      const paid = formatMoney(cashPaid, locale);
      return msg`${from} paid ${paid} in cash.`;
    });
  }
  if (cashPaid === null) {
    return say((locale) => {
      const received = formatMoney(cashReceived, locale);
      return msg`${to} received ${received} in cash.`;
    });
  }
  return say((locale) => {
    const paid = formatMoney(cashPaid, locale);
    const received = formatMoney(cashReceived, locale);
    return msg`The notes differ: ${from} paid ${paid}, ${to} received ${received}.`;
  });
}
