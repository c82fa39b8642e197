import { msg, plural } from '@lingui/core/macro';
import { planOf } from '@osta/contracts/store/plans';
import type { SubscriptionView } from '@osta/contracts/store/subscription-api';
import { formatIsoDate } from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { invoiceNumber } from '../stores/invoice-number.ts';
import { subscriptionPaymentNames } from '../stores/store-words.ts';
import type { Say } from './both-languages.ts';
import { PaperHead, PaperNote, PaperRow } from './paper.tsx';
import { money } from './receipt-paper.tsx';

interface InvoicePaperProps {
  readonly payment: SubscriptionView['payments'][number];
  readonly storeName: string;
  readonly say: Say;
}

/** The paid invoice of a store's subscription. */
export function InvoicePaper({ payment, storeName, say }: InvoicePaperProps): ReactNode {
  const { months, amount, method, reference, receivedOn, periodFrom, periodTo } = payment;
  const { name } = planOf(payment.plan);
  const from = formatIsoDate(periodFrom, 'en') ?? '';
  const to = formatIsoDate(periodTo, 'en') ?? '';
  return (
    <>
      <PaperHead title={say(() => msg`Invoice`)} number={invoiceNumber(payment)} />
      <PaperRow
        label={say(() => msg({ message: 'Issued', context: 'receipt' }))}
        value={receivedOn}
      />
      <PaperRow label={say(() => msg`Store`)} value={storeName} />
      <PaperRow label={say(() => msg`Plan`)} value={name} />
      <PaperRow
        label={say(() => msg`Months`)}
        value={say(() => msg`${plural(months, { one: '# month', other: '# months' })}`)}
      />
      <PaperRow label={say(() => msg({ message: 'From', context: 'period' }))} value={from} />
      <PaperRow label={say(() => msg({ message: 'Until', context: 'period' }))} value={to} />
      <PaperRow
        label={say(() => msg`Paid by`)}
        value={say(() => subscriptionPaymentNames[method])}
      />
      <PaperRow label={say(() => msg`Reference`)} value={reference} />
      <PaperRow isTotal label={say(() => msg`Paid`)} value={money(amount)} />
      <PaperNote>
        {say(() => msg`Paid to Osta for the store’s subscription. Nothing is left to pay.`)}
      </PaperNote>
    </>
  );
}
