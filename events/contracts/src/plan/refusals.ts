import { z } from 'zod';

import { refusal } from '../define.ts';
import { Day } from '../offering/day.ts';
import { PlanId } from './plan-id.ts';

/** No plan has this id. */
export const PlanNotFound = refusal('PLAN_NOT_FOUND', {});
export type PlanNotFound = z.infer<typeof PlanNotFound>;

/** A store chooses a plan that there is not. */
export const PlanUnknown = refusal('PLAN_UNKNOWN', {});
export type PlanUnknown = z.infer<typeof PlanUnknown>;

/** Admins have retired the plan: stores that have it keep it, and no other can choose it. */
export const PlanNotOffered = refusal('PLAN_NOT_OFFERED', {});
export type PlanNotOffered = z.infer<typeof PlanNotOffered>;

/** A plan has this id already, which belongs to it for ever. */
export const PlanExists = refusal('PLAN_EXISTS', {});
export type PlanExists = z.infer<typeof PlanExists>;

/** Another plan is called that: nobody could tell them apart. */
export const PlanNameTaken = refusal('PLAN_NAME_TAKEN', {
  language: z.enum(['ar', 'en']),
  by: PlanId,
});
export type PlanNameTaken = z.infer<typeof PlanNameTaken>;

/** The last plan that is offered: without it, no store could begin a subscription. */
export const LastPlan = refusal('LAST_PLAN', {});
export type LastPlan = z.infer<typeof LastPlan>;

/** A year that is paid at once may not cost more than its twelve months. */
export const YearTooDear = refusal('YEAR_TOO_DEAR', {});
export type YearTooDear = z.infer<typeof YearTooDear>;

/** Another price counts from this day at the earliest, so that stores know it before. */
export const PriceTooSoon = refusal('PRICE_TOO_SOON', { earliest: Day });
export type PriceTooSoon = z.infer<typeof PriceTooSoon>;

/** All refusals about plans. */
export const PlanRefusal = z.discriminatedUnion('code', [
  PlanNotFound,
  PlanUnknown,
  PlanNotOffered,
  PlanExists,
  PlanNameTaken,
  LastPlan,
  YearTooDear,
  PriceTooSoon,
]);
export type PlanRefusal = z.infer<typeof PlanRefusal>;
