import type { Pool } from 'pg';

import { allPlans, type ChangedPlan, type PlanFacts } from '../domain/plan/all-plans.ts';
import { readChangedPlans } from './read-plans.sql.ts';

/** Returns all plans as they are now. */
export type ReadPlans = () => Promise<PlanFacts>;

/** Returns the query for all plans: those that Osta came with, and what admins have made of them. */
export function readPlans(pool: Pool): ReadPlans {
  return async () => {
    const { rows } = await pool.query<ChangedPlan>(readChangedPlans);
    return { plans: allPlans(rows) };
  };
}
