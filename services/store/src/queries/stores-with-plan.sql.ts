/**
 * Lists the stores that have chosen a plan. Index `store_plan_idx`.
 *
 * Parameters: the plan.
 */
export const listStoresWithPlan = {
  name: 'store.list-with-plan',
  text: `
select id from store.store where state -> 'subscription' ->> 'plan' = $1 order by id`,
} as const;
