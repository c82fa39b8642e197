import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlanRefusal } from '@osta/contracts/plan/refusals';

type Facts = Readonly<Record<string, unknown>>;

/** One sentence for each refusal about plans of stores. */
export const planSentences: {
  readonly [Code in PlanRefusal['code']]: (facts: Facts) => MessageDescriptor;
} = {
  PLAN_NOT_FOUND: () => msg`There’s no such plan. Load the page again.`,
  PLAN_UNKNOWN: () => msg`There’s no such plan on Osta. Choose another one.`,
  PLAN_NOT_OFFERED: () => msg`This plan is no longer offered. Choose another one.`,
  PLAN_EXISTS: () => msg`Another plan has this id. Choose a different one.`,
  PLAN_NAME_TAKEN: () => msg`Another plan already has this name.`,
  LAST_PLAN: () => msg`This is the last plan that stores can choose. Offer another one first.`,
  YEAR_TOO_DEAR: () => msg`A year can’t cost more than its twelve months.`,
  PRICE_TOO_SOON: ({ earliest }) => {
    const day = typeof earliest === 'string' ? earliest : '';
    return msg`This price can begin on ${day} at the earliest, so that stores know it before.`;
  },
};
