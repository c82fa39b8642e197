import { msg, plural } from '@lingui/core/macro';
import type { PaymentPaper, SubscriptionPayment } from '@osta/contracts/store/subscription-api';
import type { ReactNode } from 'react';

import { subscriptionPaymentNames } from '../stores/store-words.ts';
import type { Both, Say } from './both-languages.ts';
import { PaperHead, PaperNote, PaperRow } from './paper.tsx';
import { money } from './receipt-paper.tsx';

interface InvoicePaperProps {
  readonly payment: SubscriptionPayment;
  readonly paper: PaymentPaper;
  readonly storeName: string | Both;
  readonly say: Say;
}

/** The paid invoice of a store's subscription. */
export function InvoicePaper({ payment, paper, storeName, say }: InvoicePaperProps): ReactNode {
  const { planName, months, amount, method, reference, receivedOn, corrected, refunds } = payment;
  const credits = [corrected, ...refunds].flatMap((each) => each?.creditNote?.number ?? []);
  return (
    <>
      <PaperHead title={say(() => msg`Invoice`)} number={paper.number} />
      <PaperRow
        label={say(() => msg({ message: 'Issued', context: 'receipt' }))}
        value={paper.issuedOn}
      />
      <PaperRow label={say(() => msg`Store`)} value={storeName} />
      <PaperRow label={say(() => msg`Plan`)} value={planName} />
      <PaperRow
        label={say(() => msg`Months`)}
        value={say(() => msg`${plural(months, { one: '# month', other: '# months' })}`)}
      />
      <PaperRow
        label={say(() => msg`Paid by`)}
        value={say(() => subscriptionPaymentNames[method])}
      />
      <PaperRow label={say(() => msg`Reference`)} value={reference} />
      <PaperRow label={say(() => msg`Received`)} value={receivedOn} />
      {credits.length > 0 && (
        <PaperRow label={say(() => msg`Credited by`)} value={credits.join(', ')} />
      )}
      <PaperRow isTotal label={say(() => msg`Paid`)} value={money(amount)} />
      <PaperNote>
        {say(() => msg`Paid to Osta for the store’s subscription. Nothing is left to pay.`)}
      </PaperNote>
    </>
  );
}
