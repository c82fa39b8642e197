import { z } from 'zod';

import { BoundedDay } from '../bounded-time.ts';
import { PlanId } from './plan-id.ts';
import { PlanAmount, PlanPrices, PlanReason, PlanTerms } from './plan-terms.ts';

/** A plan of a store's subscription, in both languages. */
export const StorePlan = PlanTerms.extend({
  id: PlanId,
  prices: PlanPrices,
  /** No store can choose it any more; those that have it keep it. */
  isRetired: z.boolean(),
  /** Raised with every change; 0: it is as Osta came with it. */
  version: z.int().min(0),
});
export type StorePlan = z.infer<typeof StorePlan>;

/** `GET /api/stores/plans`: all plans in their order, retired ones too: they name what there is. */
export const PlanList = z.strictObject({ plans: z.array(StorePlan) });
export type PlanList = z.infer<typeof PlanList>;

const amounts = { monthlyPrice: PlanAmount, yearlyPrice: PlanAmount } as const;

/** `POST /api/admin/stores/plans`: a plan besides those that there are. */
export const AddPlanRequest = PlanTerms.extend({
  /** For ever: it is in events. */
  planId: PlanId,
  ...amounts,
  reason: PlanReason,
});
export type AddPlanRequest = z.input<typeof AddPlanRequest>;

/** `PUT /api/admin/stores/plans/{planId}`: all of a plan at once. */
export const ChangePlanRequest = PlanTerms.extend({
  ...amounts,
  /** The first day of another price; `null`: the price stays, and one that was announced is taken back. */
  priceFrom: BoundedDay.nullable(),
  reason: PlanReason,
});
export type ChangePlanRequest = z.input<typeof ChangePlanRequest>;

/** `POST /api/admin/stores/plans/{planId}/retire` and `…/offer` */
export const PlanReasonRequest = z.strictObject({ reason: PlanReason });
export type PlanReasonRequest = z.input<typeof PlanReasonRequest>;
