import type { Dirham } from '@osta/contracts/dirham';
import type { StorePlan } from '@osta/contracts/plan/api';
import { amountOf, priceOn } from '@osta/contracts/plan/plan-price';
import { useSuspenseQuery } from '@tanstack/react-query';

import { useApi } from '../api/use-api.ts';
import { plansQuery } from './stores.queries.ts';

/** Returns a plan; `undefined` for one that was added after the plans were read. */
export function usePlan(id: string | null): StorePlan | undefined {
  const { data } = useSuspenseQuery(plansQuery(useApi()));
  return data.find((plan) => plan.id === id);
}

/**
 * Returns what months of a plan come to that are paid on a day, YYYY-MM-DD; `null`: the plan is not known, or the day
 * is not yet.
 */
export function useAmountOf(
  id: string | null,
): (months: number, day: string | null) => Dirham | null {
  const plan = usePlan(id);
  return (months, day) =>
    plan === undefined || day === null ? null : amountOf(priceOn(plan.prices, day), months);
}
