import type { StoreId } from '@osta/contracts/ids';
import type { PlanId } from '@osta/contracts/plan/plan-id';
import type { Pool } from 'pg';

import { listStoresWithPlan } from './stores-with-plan.sql.ts';

/** Returns the query for the stores that have chosen a plan, also those whose subscription is over. */
export function storesWithPlan(pool: Pool): (plan: PlanId) => Promise<readonly StoreId[]> {
  return async (plan) => {
    const { rows } = await pool.query<{ readonly id: StoreId }>({
      ...listStoresWithPlan,
      values: [plan],
    });
    return rows.map(({ id }) => id);
  };
}
