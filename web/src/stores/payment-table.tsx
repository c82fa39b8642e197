import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type {
  PaymentPaper,
  SubscriptionPayment,
  SubscriptionView,
} from '@osta/contracts/store/subscription-api';
import {
  FromTo,
  IsoDate,
  Link as UiLink,
  Ltr,
  Money,
  Table,
  type TableColumn,
  Text,
} from '@osta/ui-kit';
import type { ReactNode } from 'react';

import { instantOf } from '../time/tripoli.ts';
import { PaymentChanges } from './payment-changes.tsx';
import { subscriptionPaymentNames } from './store-words.ts';

import './payment-table.css';

interface PaymentTableProps {
  readonly subscription: Pick<SubscriptionView, 'storeId' | 'payments'>;
  /** What an admin can do with a payment; left out for its owner. */
  readonly actionsOf?: (payment: SubscriptionPayment) => ReactNode;
}

/** Characters of a reference that leave room for the other columns. */
const longestShown = 16;

function amountCell({ amount }: SubscriptionPayment): ReactNode {
  return <Money dirham={amount} />;
}

interface InTwoLinesProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
}

/** Two facts of one column: ten columns would leave no room for a word. */
function InTwoLines({ first, second }: InTwoLinesProps): ReactNode {
  return (
    <span className="web-two-lines">
      <span>{first}</span>
      {second !== null && (
        <Text as="span" size="small" tone="quiet">
          {second}
        </Text>
      )}
    </span>
  );
}

/** What a payment provider gives out can be long: its end tells payments apart, and the invoice has all of it. */
function methodCell({ method, reference }: SubscriptionPayment): ReactNode {
  const isLong = method === 'online' && reference.length > longestShown;
  return (
    <InTwoLines
      first={<MethodName method={method} />}
      second={<Ltr>{isLong ? `…${reference.slice(-8)}` : reference}</Ltr>}
    />
  );
}

function MethodName({ method }: Pick<SubscriptionPayment, 'method'>): ReactNode {
  const { i18n } = useLingui();
  return i18n._(subscriptionPaymentNames[method]);
}

function dayCell({ receivedOn }: SubscriptionPayment): ReactNode {
  const instant = instantOf({ day: receivedOn, time: '12:00' });
  return instant === null ? null : <IsoDate instant={instant} />;
}

/** Nothing where it was corrected, or all of it given back: it buys no time. */
function periodCell({ periodFrom, periodTo, corrected, months }: SubscriptionPayment): ReactNode {
  const buysTime = corrected === null && periodFrom !== periodTo;
  return (
    <InTwoLines
      first={<Plural value={months} one="# month" other="# months" />}
      second={
        buysTime ? (
          <FromTo from={<IsoDate instant={periodFrom} />} to={<IsoDate instant={periodTo} />} />
        ) : null
      }
    />
  );
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

interface PaperLinkProps {
  readonly href: string;
  /** `null`: its number is being given. */
  readonly paper: PaymentPaper | null;
}

/** A link to an invoice or a credit note, which is a file. */
function PaperLink({ href, paper }: PaperLinkProps): ReactNode {
  if (paper === null) {
    return (
      <Text as="span" tone="quiet">
        <Trans context="invoice">Being issued</Trans>
      </Text>
    );
  }
  return (
    <UiLink href={href} underline="always">
      <Ltr>{paper.number}</Ltr>
    </UiLink>
  );
}

function invoiceCell(storeId: string): (payment: SubscriptionPayment) => ReactNode {
  return ({ id, invoice }) => <PaperLink href={`/invoices/${storeId}/${id}.pdf`} paper={invoice} />;
}

function changesCell(storeId: string): (payment: SubscriptionPayment) => ReactNode {
  const creditNote = (documentId: string, paper: PaymentPaper | null): ReactNode => (
    <PaperLink href={`/credit-notes/${storeId}/${documentId}.pdf`} paper={paper} />
  );
  return (payment) => <PaymentChanges payment={payment} creditNote={creditNote} />;
}

/** What came in for a subscription and what has become of it, the newest first, with every paper. */
export function PaymentTable({
  subscription: { storeId, payments },
  actionsOf,
}: PaymentTableProps): ReactNode {
  const { t } = useLingui();
  const columns: readonly TableColumn<SubscriptionPayment>[] = [
    { id: 'day', header: t`Received`, cell: dayCell },
    { id: 'amount', header: t`Amount`, cell: amountCell },
    { id: 'method', header: t`Paid by`, cell: methodCell },
    { id: 'period', header: t`For the time`, cell: periodCell },
    ...(payments.some(({ receiptUrl }) => receiptUrl !== null)
      ? [{ id: 'receipt', header: t`Receipt`, cell: receiptCell }]
      : []),
    {
      id: 'invoice',
      header: t`Invoice`,
      cell: invoiceCell(storeId),
    },
    ...(payments.some(({ corrected, refunds }) => corrected !== null || refunds.length > 0)
      ? [
          {
            id: 'changes',
            header: t({ message: 'Changed since', context: 'payment' }),
            cell: changesCell(storeId),
          },
        ]
      : []),
    ...(actionsOf === undefined
      ? []
      : [{ id: 'actions', header: t({ message: 'Change', context: 'payment' }), cell: actionsOf }]),
  ];
  return (
    <div className="web-payment-table">
      <Table label={t`Payments`} columns={columns} rows={payments} idOf={({ id }) => id} />
    </div>
  );
}
