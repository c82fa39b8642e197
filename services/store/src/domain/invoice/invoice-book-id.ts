import type { InvoiceKind } from '@osta/contracts/invoice/invoice-kind';
import { v5 as uuidV5 } from 'uuid';

/** UUID namespace of the books. Must never change: numbers would begin again. */
const bookNamespace = '0d1c7f0b-8b8f-4b8e-9c55-5a1f6f1f3a52';

/** Returns the id of the stream of a kind and a year. */
export function invoiceBookIdOf(kind: InvoiceKind, year: number): string {
  return uuidV5(`${kind}:${year}`, bookNamespace);
}
