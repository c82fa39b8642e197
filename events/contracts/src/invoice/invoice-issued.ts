import { z } from 'zod';

import { event } from '../define.ts';
import { Dirham } from '../dirham.ts';
import { StoreId } from '../ids.ts';
import { Day } from '../offering/day.ts';
import { InvoiceKind } from './invoice-kind.ts';

/** A payment got its invoice, or what was taken back of it a credit note, with the next number of the year. */
export const InvoiceIssued = event('osta.invoice.invoice-issued', {
  kind: InvoiceKind,
  /** In Libya, when the payment was recorded, corrected or refunded. */
  year: z.int().min(2020).max(9999),
  /** Of the kind and the year: from 1, without gaps. It is also the version of the stream. */
  number: z.int().positive(),
  storeId: StoreId,
  /** What the paper is about: a payment, or a refund. Of each kind there is one about it. */
  documentId: z.uuid(),
  /** The payment of the invoice, or of the invoice that is credited. */
  paymentId: z.uuid(),
  amount: Dirham,
  issuedOn: Day,
});
export type InvoiceIssued = z.infer<typeof InvoiceIssued>;
