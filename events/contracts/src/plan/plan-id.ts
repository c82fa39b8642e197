import { z } from 'zod';

/**
 * A plan of a store's subscription: `growth`. It looks like this; whether there is such a plan is known to the
 * service of stores (ADR 64). It is in events, so it belongs to one plan for ever.
 */
export const PlanId = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u);
export type PlanId = z.infer<typeof PlanId>;
