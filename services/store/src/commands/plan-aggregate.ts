import { storeContract } from '@osta/contracts/store/contract';
import { defineAggregate, type AggregateOf } from '@osta/platform/define-aggregate';

import type { OnPlan } from '../domain/plan/change-plan.ts';
import { planStreamId } from '../domain/plan/plan-stream-id.ts';
import { plan } from '../domain/plan/plan.ts';

/** One stream per plan of the subscriptions of stores; a plan of the release has none until it is changed (ADR 64). */
export const planAggregate = defineAggregate({
  contract: storeContract,
  topic: 'plan',
  table: 'plan',
  fold: plan,
  streamOf: ({ planId }: OnPlan) => planStreamId(planId),
  answer: ({ streamId }) => streamId,
});

export type PlanAggregate = AggregateOf<typeof planAggregate>;
