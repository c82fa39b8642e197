import type { InvoiceIssued } from '@osta/contracts/invoice/invoice-issued';
import type { StoreNotFound } from '@osta/contracts/store/refusals';
import { accept, refuse, unchanged, type Context, type Decision } from '@osta/platform/decider';

import type { InvoiceBook } from './invoice-book.ts';

/** A paper that is to be numbered. */
export type IssueInvoice = Omit<InvoiceIssued['data'], 'number'>;

/** What the service knows of the paper. */
interface IssuingFacts {
  readonly hasNumber: boolean;
}

/**
 * Gives a paper the next number of its kind and year. The number is the version of the stream, so no two papers have
 * one and none is left out, whatever fails (ADR 59). A paper that has a number keeps it. Only the system may.
 */
export function issueInvoice(
  paper: IssueInvoice,
  { last }: InvoiceBook,
  { actor }: Context,
  { hasNumber }: IssuingFacts,
): Decision<InvoiceIssued, StoreNotFound> {
  if (actor !== 'system') return refuse({ code: 'STORE_NOT_FOUND' });
  if (hasNumber) return unchanged;
  const issued: InvoiceIssued = {
    type: 'osta.invoice.invoice-issued',
    data: { ...paper, number: last + 1 },
  };
  return accept(issued);
}
