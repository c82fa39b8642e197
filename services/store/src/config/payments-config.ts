import { createHmac } from 'node:crypto';

import { z } from 'zod';

/** Who takes payments by card or wallet. */
export interface PaymentsConfig {
  /** `none`: subscriptions are paid offline alone. `local`: the practice provider, which takes no money. */
  readonly provider: 'none' | 'local';
  /** What the provider and the product sign with; `null`: one that follows from the secret of sessions. */
  readonly secret: string | null;
}

const variables = z.object({
  OSTA_PAYMENT_PROVIDER: z.enum(['none', 'local']).optional(),
  OSTA_PAYMENT_SECRET: z.string().min(32, 'it must have at least 32 characters').optional(),
  OSTA_MODE: z.enum(['production', 'development']).default('production'),
});

/** Reads who takes payments. The practice provider is the default in development, and refused in production. */
export const PaymentsConfigFromVariables = variables.transform((read, context): PaymentsConfig => {
  const isProduction = read.OSTA_MODE === 'production';
  const provider = read.OSTA_PAYMENT_PROVIDER ?? (isProduction ? 'none' : 'local');
  if (isProduction && provider === 'local') {
    context.addIssue({
      code: 'custom',
      path: ['OSTA_PAYMENT_PROVIDER'],
      message: 'it must not be local in production, or stores get paid time for no money',
    });
    return z.NEVER;
  }
  return { provider, secret: read.OSTA_PAYMENT_SECRET ?? null };
});

/** Returns what the product and the practice provider sign with, where no variable gives it. */
export function derivedSecret(sessionSecret: string): string {
  return createHmac('sha256', sessionSecret)
    .update('payments of the practice provider')
    .digest('hex');
}
