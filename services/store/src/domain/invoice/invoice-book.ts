import type { InvoiceIssued } from '@osta/contracts/invoice/invoice-issued';
import type { Fold } from '@osta/platform/decider';

/** The papers of a kind and a year: how many there are. */
export interface InvoiceBook {
  readonly last: number;
}

/** Folds the papers of a kind and a year. */
export const invoiceBook: Fold<InvoiceBook, InvoiceIssued> = {
  version: 1,
  initial: { last: 0 },
  evolve: (_state, { data: { number } }) => ({ last: number }),
};
