import type { StoreId } from '@osta/contracts/ids';
import type { InvoiceKind } from '@osta/contracts/invoice/invoice-kind';
import { Day } from '@osta/contracts/offering/day';
import type { PaymentPaper } from '@osta/contracts/store/subscription-api';
import type { Pool } from 'pg';

import { listInvoices } from './find-subscription.sql.ts';

interface InvoiceRow {
  readonly kind: InvoiceKind;
  readonly document_id: string;
  readonly year: number;
  readonly number: number;
  readonly issued_on: string;
}

/** Returns the paper of a kind about a payment or a refund; `null`: its number is being given. */
export type PaperOf = (kind: InvoiceKind, documentId: string) => PaymentPaper | null;

const letters: Readonly<Record<InvoiceKind, string>> = { invoice: 'I', 'credit-note': 'C' };

/** Reads the papers of a store. */
export async function invoicesOf(pool: Pool, storeId: StoreId): Promise<PaperOf> {
  const { rows } = await pool.query<InvoiceRow>({
    name: 'invoice.list',
    text: listInvoices,
    values: [storeId],
  });
  const papers = new Map(rows.map((row) => [keyOf(row.kind, row.document_id), paperOf(row)]));
  return (kind, documentId) => papers.get(keyOf(kind, documentId)) ?? null;
}

function keyOf(kind: InvoiceKind, documentId: string): string {
  return `${kind} ${documentId}`;
}

/** `I-2026-00012`: the same in both languages. */
function paperOf({ kind, year, number, issued_on: issuedOn }: InvoiceRow): PaymentPaper {
  const inFive = String(number).padStart(5, '0');
  return { number: `${letters[kind]}-${year}-${inFive}`, issuedOn: Day.parse(issuedOn) };
}
