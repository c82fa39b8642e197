import type { InvoiceKind } from '@osta/contracts/invoice/invoice-kind';
import { storeContract } from '@osta/contracts/store/contract';
import { defineAggregate, type AggregateOf } from '@osta/platform/define-aggregate';

import { invoiceBookIdOf } from '../domain/invoice/invoice-book-id.ts';
import { invoiceBook } from '../domain/invoice/invoice-book.ts';

interface OfBook {
  readonly kind: InvoiceKind;
  readonly year: number;
}

/** One stream per kind of paper and year: a paper is an event, and its number the version of the stream (ADR 59). */
export const invoiceAggregate = defineAggregate({
  contract: storeContract,
  topic: 'invoice',
  table: 'invoice_book',
  fold: invoiceBook,
  streamOf: ({ kind, year }: OfBook) => invoiceBookIdOf(kind, year),
  answer: ({ state: { last } }) => ({ last }),
});

export type InvoiceAggregate = AggregateOf<typeof invoiceAggregate>;
