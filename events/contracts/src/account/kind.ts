import { z } from 'zod';

/** What an account is for (docs/spec.md §1). */
export const AccountKind = z.enum(['customer', 'professional', 'business']);
export type AccountKind = z.infer<typeof AccountKind>;
