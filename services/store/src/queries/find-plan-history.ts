import { UserId } from '@osta/contracts/ids';
import type { PlanHistory } from '@osta/contracts/plan/history-api';
import type { PlanId } from '@osta/contracts/plan/plan-id';
import { readStream } from '@osta/event-store/read-events';
import type { Pool } from 'pg';

import { planStreamId } from '../domain/plan/plan-stream-id.ts';
import { namesOf } from './names-of.ts';
import { planHistory } from './plan-history.ts';
import type { ReadPlans } from './read-plans.ts';

export type FindPlanHistory = (planId: PlanId) => Promise<PlanHistory | null>;

/** Returns a query for what admins did to a plan; `null`: there is none. */
export function findPlanHistory(pool: Pool, schema: string, readPlans: ReadPlans): FindPlanHistory {
  return async (planId) => {
    const { plans } = await readPlans();
    const found = plans.find(({ id }) => id === planId);
    if (!found) return null;
    const events = await readStream(pool, schema, planStreamId(planId), 1, found.version);
    const actors = events.flatMap(({ actor }) => (actor === 'system' ? [] : [UserId.parse(actor)]));
    const names = await namesOf(pool, actors);
    return { items: planHistory(events, names) };
  };
}
