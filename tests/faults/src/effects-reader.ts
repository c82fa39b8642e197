import type { EventEnvelope } from '@osta/contracts/envelope';
import type { Topic } from '@osta/contracts/topic';
import type { EventLog } from '@osta/event-log/event-log';
import { until } from '@osta/event-store/until';
import { createSubscription } from '@osta/subscription/create-subscription';
import type { Subscription } from '@osta/subscription/subscription';
import type { SubscriptionReport } from '@osta/subscription/subscription-report';
import { effects, type Effects } from '@osta/subscription/testing/effects';
import type { Pool } from 'pg';

import { effectChecks } from './effect-checks.ts';
import type { Check, ScenarioContext } from './scenario.ts';

/** A read model that stores every effect, so that effects can be counted. */
export interface EffectsReader {
  readonly effects: Effects;
  readonly subscription: Subscription;
  readonly reports: readonly SubscriptionReport[];
  /** Waits until there are `count` effects, at most `patience` milliseconds. */
  settled(count: number, patience: number): Promise<void>;
  /** Checks the invariants of these streams' effects, given the newest version of each stream. */
  checks(newest: ReadonlyMap<string, number>): Promise<readonly Check[]>;
}

export interface EffectsReaderOptions {
  readonly context: ScenarioContext;
  readonly log: EventLog;
  readonly pool: Pool;
  /** The topic that it reads; default: `request`. */
  readonly topic?: Topic;
  /** Called before the effects of events. It throws what a failing handler would throw. */
  readonly trouble?: (events: readonly EventEnvelope[]) => void;
  /** Wraps the handler, to plant a mistake. */
  readonly wrap?: (apply: Effects['apply']) => Effects['apply'];
}

/**
 * Subscribes the read model without a fallback to the event store. An event that the log does not
 * deliver stays missing, so the checks find it.
 */
export async function effectsReader(options: EffectsReaderOptions): Promise<EffectsReader> {
  const { context, log, pool, topic = 'request', trouble, wrap = (apply) => apply } = options;
  const reports: SubscriptionReport[] = [];
  const list = await effects(pool, trouble);
  const subscription = createSubscription({
    definition: { name: 'reader-list', topics: [topic], apply: wrap(list.apply) },
    log,
    pool,
    schema: 'reader',
    onReport: (report) => reports.push(report),
  });
  await subscription.start();
  context.onEnd(() => subscription.stop());

  return {
    effects: list,
    subscription,
    reports,

    async settled(count, patience) {
      await until(async () => (await list.count()) >= count, patience);
    },

    checks: (newest) => effectChecks(pool, list, newest),
  };
}
