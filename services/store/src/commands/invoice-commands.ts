import { internalCommand } from '@osta/platform/aggregate';
import type { Pool } from 'pg';

import { issueInvoice, type IssueInvoice } from '../domain/invoice/issue-invoice.ts';
import type { InvoiceAggregate } from './invoice-aggregate.ts';
import { findNumber } from './invoice-facts.sql.ts';

/** Declares the commands on the books of invoices, which the product itself issues. */
export function invoiceCommands(invoices: InvoiceAggregate, pool: Pool) {
  return {
    issueInvoice: internalCommand(invoices, {
      name: 'issueInvoice',
      decide: issueInvoice,
      facts: async ({ kind, documentId }: IssueInvoice) => {
        const { rowCount } = await pool.query({
          name: 'invoice.find-number',
          text: findNumber,
          values: [kind, documentId],
        });
        return { hasNumber: rowCount !== 0 };
      },
    }),
  };
}
