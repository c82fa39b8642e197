import { z } from 'zod';

import { Instant } from '../instant.ts';
import { PlanPrice, PlanTerms } from './plan-terms.ts';

const { name, about, pictures, members, order } = PlanTerms.shape;

/** What something was before, and is from then on. `before` is `null` of a plan that was added. */
function change<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ before: value.nullable(), after: value }).optional();
}

/** What a change says other than before; absent: it stayed. */
export const PlanChanges = z.strictObject({
  name: change(name),
  about: change(about),
  pictures: change(pictures),
  members: change(members),
  order: change(order),
  /** The last price: that of today, or one that is announced. */
  price: change(PlanPrice),
});
export type PlanChanges = z.infer<typeof PlanChanges>;

/** One thing that an admin did to a plan. */
export const PlanHistoryItem = z.strictObject({
  what: z.enum(['plan-added', 'plan-changed', 'plan-retired', 'plan-offered']),
  at: Instant,
  /** The admin; empty when it is not known. */
  name: z.string(),
  reason: z.string(),
  changes: PlanChanges,
});
export type PlanHistoryItem = z.infer<typeof PlanHistoryItem>;

/** `GET /api/admin/stores/plans/{planId}/history`: oldest first; nothing, while it is as Osta came with it. */
export const PlanHistory = z.strictObject({ items: z.array(PlanHistoryItem) });
export type PlanHistory = z.infer<typeof PlanHistory>;
