import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SubscriptionView } from '@osta/contracts/store/subscription-api';
import {
  FromTo,
  Heading,
  IsoDate,
  Link as UiLink,
  Ltr,
  Money,
  Table,
  type TableColumn,
  Text,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { invoiceNumber } from '../../../stores/invoice-number.ts';
import { subscriptionPaymentNames } from '../../../stores/store-words.ts';
import { instantOf } from '../../../time/tripoli.ts';

type SubscriptionPayment = SubscriptionView['payments'][number];

interface PaymentHistoryProps {
  readonly subscription: SubscriptionView;
}

function amountCell({ amount }: SubscriptionPayment): ReactNode {
  return <Money dirham={amount} />;
}

function referenceCell({ reference }: SubscriptionPayment): ReactNode {
  return <Ltr>{reference}</Ltr>;
}

function dayCell({ receivedOn }: SubscriptionPayment): ReactNode {
  const instant = instantOf({ day: receivedOn, time: '12:00' });
  return instant === null ? null : <IsoDate instant={instant} />;
}

function periodCell({ periodFrom, periodTo }: SubscriptionPayment): ReactNode {
  return <FromTo from={<IsoDate instant={periodFrom} />} to={<IsoDate instant={periodTo} />} />;
}

function receiptCell({ receiptUrl, reference }: SubscriptionPayment): ReactNode {
  return receiptUrl === null ? null : <ReceiptLink url={receiptUrl} reference={reference} />;
}

interface ReceiptLinkProps {
  readonly url: string;
  readonly reference: string;
}

function ReceiptLink({ url, reference }: ReceiptLinkProps): ReactNode {
  const { t } = useLingui();
  return (
    <UiLink asChild underline="always">
      <a href={url} target="_blank" rel="noreferrer" aria-label={t`View the receipt ${reference}`}>
        <Trans>View the receipt</Trans>
      </a>
    </UiLink>
  );
}

/** A link to the invoice, which is a file. */
function invoiceCell(storeId: string): (payment: SubscriptionPayment) => ReactNode {
  return (payment) => (
    <UiLink href={`/invoices/${storeId}/${payment.id}.pdf`} underline="always">
      <Ltr>{invoiceNumber(payment)}</Ltr>
    </UiLink>
  );
}

/** What came in for a subscription, the newest first. */
export function PaymentHistory({
  subscription: { storeId, payments },
}: PaymentHistoryProps): ReactNode {
  const { i18n, t } = useLingui();
  const columns: readonly TableColumn<SubscriptionPayment>[] = [
    { id: 'day', header: t`Received`, cell: dayCell },
    { id: 'amount', header: t`Amount`, cell: amountCell },
    {
      id: 'months',
      header: t`Months`,
      cell: ({ months }) => t`${plural(months, { one: '# month', other: '# months' })}`,
    },
    {
      id: 'method',
      header: t`Paid by`,
      cell: ({ method }) => i18n._(subscriptionPaymentNames[method]),
    },
    { id: 'reference', header: t`Reference`, cell: referenceCell },
    { id: 'period', header: t`For the time`, cell: periodCell },
    ...(payments.some(({ receiptUrl }) => receiptUrl !== null)
      ? [{ id: 'receipt', header: t`Receipt`, cell: receiptCell }]
      : []),
    { id: 'invoice', header: t`Invoice`, cell: invoiceCell(storeId) },
  ];
  return (
    <section className="web-store-part">
      <Heading as="h2" size="medium">
        <Trans>Payments</Trans>
      </Heading>
      {payments.length === 0 ? (
        <Text tone="quiet">
          <Trans>Nothing was paid yet. Every payment that we record is listed here.</Trans>
        </Text>
      ) : (
        <Table label={t`Payments`} columns={columns} rows={payments} idOf={({ id }) => id} />
      )}
    </section>
  );
}
