import { z } from 'zod';

/** An invoice, or the note that credits one in whole or in part. Each kind is numbered for itself. */
export const InvoiceKind = z.enum(['invoice', 'credit-note']);
export type InvoiceKind = z.infer<typeof InvoiceKind>;
