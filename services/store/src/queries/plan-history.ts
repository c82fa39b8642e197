import { isDeepStrictEqual } from 'node:util';

import type { EventEnvelope } from '@osta/contracts/envelope';
import { PlanEvent } from '@osta/contracts/plan/events';
import { PlanHistoryItem, type PlanChanges } from '@osta/contracts/plan/history-api';
import { readEvent } from '@osta/contracts/read-event';

import { plan, type Plan } from '../domain/plan/plan.ts';
import { releasedPlans } from '../domain/plan/released-plans.ts';

type Said = Extract<Plan, { readonly status: 'changed' }>['said'];

/**
 * Returns what admins did to a plan, oldest first, with what each change says other than before.
 *
 * @param nameOf the name of a person; empty when it is not known
 */
export function planHistory(
  events: readonly EventEnvelope[],
  nameOf: (id: string) => string,
): PlanHistoryItem[] {
  let state: Plan = plan.initial;
  return events.map(({ type, data, time: at, actor }) => {
    const event = PlanEvent.parse(readEvent({ type, data }));
    const { planId, reason } = event.data;
    const before = saidIn(state) ?? releasedPlans.find(({ id }) => id === planId);
    state = plan.evolve(state, event);
    return PlanHistoryItem.parse({
      what: event.type.slice('osta.plan.'.length),
      at,
      name: actor === 'system' ? '' : nameOf(actor),
      reason,
      changes: changesBetween(before, saidIn(state) ?? before),
    });
  });
}

function saidIn(state: Plan): Said {
  return state.status === 'none' ? undefined : state.said;
}

function changesBetween(before: Said, after: Said): PlanChanges {
  if (after === undefined) return {};
  const { prices: _prices, ...terms } = after;
  const all = { ...terms, price: after.prices.at(-1) };
  const former: Readonly<Record<string, unknown>> = {
    ...before,
    price: before?.prices.at(-1) ?? null,
  };
  const changes = Object.entries(all).flatMap(([field, value]) => {
    const had = former[field] ?? null;
    return isDeepStrictEqual(had, value) ? [] : [[field, { before: had, after: value }] as const];
  });
  return Object.fromEntries(changes);
}
