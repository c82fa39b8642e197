import type { PlanList, StorePlan } from '@osta/contracts/plan/api';

import { call, type Call } from '../../../api/call.ts';
import type { PlanPart } from './plan-part.ts';

/** What is changed, and why. */
export interface Change {
  /** `null`: a plan is added. */
  readonly plan: StorePlan | null;
  /** Of a plan that is added. */
  readonly id: string;
  readonly reason: string;
}

/** Returns the call that adds a plan, or changes one of this version. Rules of the form have filled every number. */
export function saveCall(
  { plan, id, reason }: Change,
  part: PlanPart,
  version: number,
): Call<PlanList> {
  const { ar, en, aboutAr, aboutEn, priceFrom } = part;
  const body = {
    name: { ar, en },
    about: { ar: aboutAr, en: aboutEn },
    monthlyPrice: part.monthlyPrice ?? 0,
    yearlyPrice: part.yearlyPrice ?? 0,
    pictures: part.pictures ?? 0,
    members: part.members ?? 0,
    order: part.order ?? 0,
    reason,
  };
  return plan === null
    ? call('POST /api/admin/stores/plans', { body: { ...body, planId: id } })
    : call('PUT /api/admin/stores/plans/{planId}', {
        params: { planId: plan.id },
        body: { ...body, priceFrom },
        ifMatch: version,
      });
}
