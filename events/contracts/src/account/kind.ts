import { z } from 'zod';

/** What an account is for (spec §1). */
export const AccountKind = z.enum(['customer', 'professional', 'business']);
export type AccountKind = z.infer<typeof AccountKind>;
