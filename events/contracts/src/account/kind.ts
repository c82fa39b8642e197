import { z } from 'zod';

/** The kinds of account (docs/spec.md §1). */
export const AccountKind = z.enum(['customer', 'professional', 'business']);
export type AccountKind = z.infer<typeof AccountKind>;
