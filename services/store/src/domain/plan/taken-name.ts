import type { PlanId } from '@osta/contracts/plan/plan-id';
import type { PlanNames } from '@osta/contracts/plan/plan-terms';
import type { PlanNameTaken } from '@osta/contracts/plan/refusals';

import type { PlanFacts } from './all-plans.ts';

/** Returns which of the other plans has one of these names, whatever the case of its letters; `undefined` if none has. */
export function takenName(
  id: PlanId,
  name: PlanNames,
  { plans }: PlanFacts,
): PlanNameTaken | undefined {
  const others = plans.filter((each) => each.id !== id);
  for (const language of ['ar', 'en'] as const) {
    const wanted = name[language].toLowerCase();
    const other = others.find((each) => each.name[language].toLowerCase() === wanted);
    if (other) return { code: 'PLAN_NAME_TAKEN', language, by: other.id };
  }
  return undefined;
}
