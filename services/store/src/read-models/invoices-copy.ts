import type { EventEnvelope } from '@osta/contracts/envelope';
import { InvoiceIssued } from '@osta/contracts/invoice/invoice-issued';
import { recordedAs } from '@osta/contracts/recorded-as';
import { storeContract } from '@osta/contracts/store/contract';
import { defineCopy, type Copy } from '@osta/platform/read-models/define-copy';

import { copyInvoicesSql } from './invoices-copy.sql.ts';

const isIssued = recordedAs([InvoiceIssued]);

/** Copies the numbers of invoices and credit notes, by the store that they are for. */
export const invoicesCopy: Copy = defineCopy({
  contract: storeContract,
  name: 'invoice-numbers',
  topics: ['invoice'],
  tables: [
    {
      name: 'invoice',
      key: ['kind', 'document_id'],
      compared: ['store_id', 'year', 'number', 'issued_on'],
    },
  ],
  sql: copyInvoicesSql,
  values: invoicesIn,
});

function invoicesIn(events: readonly EventEnvelope[]): readonly unknown[] {
  const papers = events.flatMap((event) => (isIssued(event) ? [event.data] : []));
  return [
    papers.map(({ kind }) => kind),
    papers.map(({ documentId }) => documentId),
    papers.map(({ storeId }) => storeId),
    papers.map(({ year }) => year),
    papers.map(({ number }) => number),
    papers.map(({ issuedOn }) => issuedOn),
  ];
}
