import type { PlanRefusal } from '@osta/contracts/plan/refusals';
import type { ProblemRows } from '@osta/platform/http/route';

/** The problem details of the refusals about plans. */
export const planProblems: ProblemRows<PlanRefusal['code']> = {
  PLAN_NOT_FOUND: { status: 404, title: 'No such plan' },
  PLAN_UNKNOWN: { status: 422, title: 'Osta has no such plan' },
  PLAN_NOT_OFFERED: { status: 422, title: 'The plan is no longer offered' },
  PLAN_EXISTS: { status: 409, title: 'Another plan already has this id' },
  PLAN_NAME_TAKEN: { status: 422, title: 'Another plan already has this name' },
  LAST_PLAN: { status: 422, title: 'No other plan is offered' },
  YEAR_TOO_DEAR: { status: 422, title: 'A year costs more than its twelve months' },
  PRICE_TOO_SOON: { status: 422, title: 'The price begins before stores know it' },
};
